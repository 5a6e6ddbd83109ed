# Bohnanza: everything a person reads, in English.

game-name = Bohnanza
game-about = Plant, trade and harvest beans: the hand is a queue, and whoever deals best earns the most thalers.
edition-note = The cards of this edition are reconstructed: numbers that many printed editions have in common.
legend = How to read a card: under its name stands how many beans of the sort a harvest needs to pay 1, 2, 3 and 4 thalers (– is never paid). The hand is a queue: card 1 is planted first.

# Optional rules
switch-by-mail = Play by mail: standing wishes can be left (rule 7.6)

# Beans
bean = { $bean ->
    [blue] blue
    [chili] chili
    [stink] stink
    [green] green
    [soy] soy
    [black-eyed] black-eyed
    [red] red
   *[garden] garden
 }
beans = { $count ->
    [one] { bean }
   *[other] { $count } { bean }
 }
list = { $all } + { $part }
list-or = { $all } or { $part }
steps = { $all }, { $part }
nothing = nothing
card-steps = 1 to 4 thalers at { $one ->
    [0] –
   *[other] { $one }
 }, { $two ->
    [0] –
   *[other] { $two }
 }, { $three ->
    [0] –
   *[other] { $three }
 }, { $four ->
    [0] –
   *[other] { $four }
 }
card-steps-short = { $one ->
    [0] –
   *[other] { $one }
 } { $two ->
    [0] –
   *[other] { $two }
 } { $three ->
    [0] –
   *[other] { $three }
 } { $four ->
    [0] –
   *[other] { $four }
 }
card = { bean } bean, one of { $cards }: { $steps }. { $growers }
hand-card = { $place ->
    [1] front card
   *[other] card { $place }
 }: { bean } ({ $steps }). { $growers }
whom = { $who ->
    [you] you
   *[seat] { $seat }
 }
anyone = anyone

# The table
area-own-fields = Your fields
area-own-fields-active = Your fields: it is your turn
area-fields = { $seat }
area-fields-active = { $seat } (active)
area-hand = { $cards ->
    [0] Your hand is empty
    [1] Your hand
   *[other] Your hand: a queue, planted from the left
 }
area-stall = Turn { $turn }: { $phase ->
    [plant] { $who ->
        [you] you plant
       *[seat] { $seat } plants
     }
    [trade] { $who ->
        [you] you trade
       *[seat] { $seat } trades
     }
    [receive] what was received is planted
   *[over] the game is over
 }
heading-hand = { $place ->
    [1] front: next
   *[other] { $place }
 }
heading-pile = pile
heading-discard = discard
heading-up = turned up
heading-aside = laid aside
heading-run-out = pile run out
heap-short = { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
 }
pile = Draw pile: { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
 }
discard = Discard pile: { $cards ->
    [0] empty
    [one] { $cards } card ({ $beans })
   *[other] { $cards } cards ({ $beans })
 }
field-short = { bean } ×{ $count }
field-pays = pays { $pay }
field-next = { $next } → { $more }
field-empty = Field { $field }: empty
field-empty-short = empty
offer = Offer { $number }, { $side ->
    [maker] yours to { $whom }: you give { $gives }, you get { $asks }
    [taker] { $seat } to { $whom }: you give { $asks }, you get { $gives }
   *[neither] { $seat } to { $whom }: gives { $gives }, asks for { $asks }
 }
offer-from = { $number }: { $side ->
    [maker] you
   *[other] { $seat }
 }
offer-to = → { $whom }
offer-gives = { $kind ->
    [request] { $side ->
        [maker] you give nothing
        [taker] you get nothing
       *[neither] gives nothing
     }
   *[deal] { $side ->
        [maker] you give { $gives }
        [taker] you get { $gives }
       *[neither] gives { $gives }
     }
 }
offer-asks = { $kind ->
    [gift] { $side ->
        [maker] you get nothing
        [taker] you give nothing
       *[neither] asks nothing
     }
   *[deal] { $side ->
        [maker] you get { $asks }
        [taker] you give { $asks }
       *[neither] asks { $asks }
     }
 }
offer-declined = you declined
fact-aside = laid aside: { $beans }
fact = { $key ->
    [thalers] thalers: { $value }
    [held] cards in hand: { $value }
    [offers] your open offers: { $value } of 3
    [growers] others who grow it: { $value }
   *[passed] has passed
 }
field = Field { $field }: { beans }; pays { $pay ->
    [0] nothing now
    [one] { $pay } thaler now
   *[other] { $pay } thalers now
 }{ $next ->
    [0] {""}
   *[other] , { $next } would pay { $more }
 } ({ $steps })
third-field = Third field: not bought. It costs 3 thalers (rule 5.1).
third-field-short = no 3rd field
run-outs = The draw pile has run out { $times ->
    [one] { $times } time
   *[other] { $times } times
 }; the third time ends the game (rule 6.2).
run-outs-short = { $times } of 3
growers = { $growing ->
    [0] Nobody grows it
   *[other] Grown by { $growers }
 }{ $free ->
    [0] .
   *[other] ; a free field: { $others }.
 }
grower = { whom } ×{ $count }
area-deal = { $phase ->
    [trade] Make a deal
   *[other] Deals
 }
side = { $side ->
    [give] you give
   *[get] you get
 }
side-label = { $side ->
    [give] You give: { $beans }
   *[get] You get: { $beans }
 }
sort = Ask for { bean } ({ $steps }). { $growers }
offer-noted = { $offer } ({ $note })
note-waiting = waiting for { $seat }
note-anyone = for anyone
note-to = to { $whom }
note-gain = your { bean } ×{ $count } { $pay ->
    [0] pays nothing yet
   *[other] would pay { $pay }
 }
note-request = asks for a gift
note-free = you have a free field for it
wish = Wish { $number }: { $gives } for { $asks }
wish-short = wish { $number }
button-accept = Accept
button-decline = Decline
button-counter = Counter
button-withdraw = Take back
button-harvest = Harvest
button-buy = Buy
button-forget = Drop all wishes

# What to do now
prompt-plant = Your turn: plant your front card, { $bean } (rule 3.1).
prompt-plant-no-room = Your turn: your front card, { $bean }, must be planted, and no field takes it. Harvest one first (rule 4.1).
prompt-plant-more = You may plant the next card too, { $bean }; or turn up two cards (rule 3.1).
prompt-plant-more-no-room = Turn up two cards (rule 3.2); or harvest a field for the next card, { $bean }.
prompt-turn = { $planted ->
    [0] Your hand is empty: turn up two cards (rule 3.2).
   *[other] Turn up two cards, and trading begins (rule 3.2).
 }
prompt-trade = Trade and give (rule 3.2). Turned up for you: { $up }. Offer what you like, or end trading.
prompt-trade-offered = { $offers ->
    [one] An offer waits for your answer (rule 7.2).
   *[other] { $offers } offers wait for your answer (rule 7.2).
 }
prompt-trade-passed = All others have passed: make another offer, or end trading (rule 7.5). Turned up and left: { $up }.
prompt-offered = { $offers ->
    [one] { $seat } trades, and an offer waits for your answer (rule 7.2).
   *[other] { $seat } trades, and { $offers } offers wait for your answer (rule 7.2).
 }
prompt-may-offer = { $seat } trades{ $left ->
    [0] {""}
   *[other] , turned up: { $up }
 }. Offer something from your hand, or pass (rule 7.5).
prompt-passed = You have passed. { $seat } trades{ $left ->
    [0] {""}
   *[other] , turned up: { $up }
 }.
prompt-deal = { $stage ->
    [empty] A bigger deal with { $whom }: click what you give and what you want.
    [gift] You give { $gives } to { $whom }. Now click what you want for it.
    [request] You want { $asks } from { $whom }. Now click what you give for it.
   *[deal] You give { $gives } to { $whom }, you get { $asks }.
 }
prompt-wish = Your wish: { $gives } for { $asks }. Click cards that you would give and sorts that you want.
prompt-which = Which { $beans } do you give?
prompt-receive = Plant what you received: { $beans } (rule 3.3).
prompt-receive-no-room = What you received must be planted, and no field takes it: { $beans }. Harvest one first (rule 3.3).
prompt-wait = { $seat } { $phase ->
    [plant] is planting.
    [trade] is trading.
   *[receive] is planting what was received.
 }
prompt-over = The game is over. { $end ->
    [two-turned-up] { end-two-turned-up }
    [one-turned-up] { end-one-turned-up }
    [drawn] { end-drawn }
   *[nothing-left] { end-nothing-left }
 }

# Moves
do-plant = Plant { bean } on field { $field }
do-turn = Turn up two cards
do-offer = { $kind ->
    [gift] Offer { $whom } a gift: { $gives }
    [request] Ask { $whom } for a gift: { $asks }
   *[deal] Offer { $whom }: { $gives } for { $asks }
 }
do-accept = Accept offer { $number } from { $seat }: { $kind ->
    [gift] get { $gives } as a gift
    [request] give { $asks } as a gift
   *[deal] get { $gives }, give { $asks }
 }
do-accept-with = { $accept } ({ $cards })
own-up = { bean } turned up
own-hand = hand card { $place }
do-decline = Decline offer { $number } from { $seat }: { $kind ->
    [gift] { $gives } as a gift
    [request] giving { $asks } for nothing
   *[deal] { $gives } for { $asks }
 }
do-withdraw = Take back your offer { $number } to { $whom }: { $kind ->
    [gift] { $gives } as a gift
    [request] asking for { $asks }
   *[deal] { $gives } for { $asks }
 }
do-pass = Pass
do-end = End trading
do-harvest = Harvest field { $field }: { $beans }
do-buy = Buy the third field
do-wish = Leave a wish: { $gives } for { $asks }
do-forget = Drop all your wishes
remark-grows = { bean } ×{ $count }: { $pay ->
    [0] pays nothing yet
    [one] pays { $pay } thaler
   *[other] pays { $pay } thalers
 }{ $next ->
    [0] {""}
   *[other] , { $next } pay { $more }
 }
remark-pays = pays { $pay ->
    [one] { $pay } thaler
   *[other] { $pay } thalers
 }
remark-pays-nothing = pays nothing
remark-one-more = one bean more would pay { $pay }
remark-no-room = no field of yours takes { bean }
remark-keep = you keep and must plant { $beans }
remark-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
 }
letter-accept = Accept offer { $number }
letter-wish = Leave a wish
letter-hand = give { bean } (hand card { $place })
letter-up = give { bean } (turned up)
letter-give = give { bean }
letter-ask = ask for { bean }
letter-to = to { $seat }
letter-propose = Propose it
letter-or = or …
letter-leave = Leave it
letter-offer = A bigger deal
letter-counter = Turn offer { $number } round and change it
letter-ask-up = ask for { bean } (turned up)
letter-theirs = ask { $seat } for { bean }
letter-gift = as a gift
letter-gift-to = as a gift to { $seat }
letter-request = for nothing
letter-keep = keep { bean }
letter-less = without { bean }

# How an offer may be typed: words that may stand for those of the notation
typed-offer = offer
typed-for = for
typed-to = to
typed-any = any
typed-nothing = nothing
typed-accept = accept
typed-plant = plant
typed-and = and
typed-on = on
typed-from = from
typed-turn = turn
typed-decline = decline refuse
typed-withdraw = withdraw
typed-pass = pass
typed-end = end
typed-harvest = harvest
typed-buy = buy
typed-forget = forget
typed-wish = wish
typed-or = or
hint-offer = To make an offer, type “offer garden for red”, “offer 2 + chili for soy” (2 is the second card of your hand), or “offer garden for nothing” for a gift. In your own turn, “offer garden to seat 3 for red” asks one seat only.
hint-wish = A wish stands from turn to turn: type “wish blue for red or garden”, and “forget” drops all your wishes.

# The log
told-plant = planted { bean } on field { $field } (×{ $count })
told-turn = turned up { $beans }
told-offer = { $kind ->
    [gift] offers { $whom } { $gives } as a gift (offer { $number })
    [request] asks { $whom } for { $asks } as a gift (offer { $number })
   *[deal] offers { $whom } { $gives } for { $asks } (offer { $number })
 }
told-accept = { $kind ->
    [gift] got { $gives } from { whom } as a gift
    [request] gave { $asks } to { whom } as a gift
   *[deal] gave { $asks } to { whom } for { $gives }
 }
told-decline = declined offer { $number }
told-why = { $told }: { $reason }
reason-grows-none = grows no { $beans }
reason-grows-itself = grows { $beans } too
told-withdraw = took offer { $number } back
told-pass = passed
told-end = ended trading{ $left ->
    [0] {""}
   *[other] {" "}and keeps { $kept }
 }
told-draw = { $told }; { $who ->
    [you] you draw
   *[seat] { $seat } draws
 } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
told-last = { $told }. The game is over; the fields still pay: { $pays }
last-pay = { $seat } +{ $pay }
told-harvest = harvested { $beans } for { $pay ->
    [0] nothing
    [one] { $pay } thaler
   *[other] { $pay } thalers
 }
told-buy = bought the third field
told-wish = has left a wish
told-wish-own = left a wish: { $gives } for { $asks }
told-forget = dropped all wishes

# Refusals
illegal-over = The game is over.
illegal-not-your-turn = It is another player’s turn. You may harvest, buy the third field, and trade when cards are turned up.
illegal-not-now = Not now: { $phase ->
    [plant] cards are being planted from the hand; trading begins when two cards are turned up
    [trade] it is time to trade; planting goes on when trading has ended
    [receive] trading is over; first plant what was received
   *[over] the game is over
 }.
illegal-empty-hand = Your hand is empty: turn up two cards.
illegal-not-the-front = Only the front card of your hand can be planted, and that is { $front ->
    [blue] blue
    [chili] chili
    [stink] stink
    [green] green
    [soy] soy
    [black-eyed] black-eyed
    [red] red
   *[garden] garden
 }.
illegal-two-planted = Two cards have been planted in this turn, and that is the limit: turn up two cards.
illegal-must-plant = The front card of your hand must be planted first.
illegal-no-such-field = You have the fields 1 to { $fields }.
illegal-other-sort = Another sort grows there, { $grows ->
    [blue] blue
    [chili] chili
    [stink] stink
    [green] green
    [soy] soy
    [black-eyed] black-eyed
    [red] red
   *[garden] garden
 }: choose another field, or harvest it first.
illegal-not-aside = No { bean } bean is laid aside for you.
illegal-empty-field = Nothing grows on that field.
illegal-single-bean = A single bean may not be harvested while another field of yours has more than one: harvest that one.
illegal-third-field-bought = You have the third field already.
illegal-too-few-thalers = The third field costs { $price } thalers, you have { $thalers }.
illegal-no-such-partner = There is no such seat to deal with.
illegal-only-with-active = Every deal is with the seat whose turn it is: leave the partner out.
illegal-only-from-hand = Only the seat whose turn it is deals with turned-up cards: offer from your hand.
illegal-not-turned-up = That card is not turned up, or not any more.
illegal-no-such-card = Your hand has { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
 }: call them by their place, the front card is 1.
illegal-empty-offer = One side may be empty, not both.
illegal-not-so-many = There are not so many cards of that sort.
illegal-too-many-open = You have { $most } open offers, and that is the limit: take one back first.
illegal-too-many-made = You have made { $most } offers in this turn, and that is the limit.
illegal-no-such-offer = No open offer has the number { $number }.
illegal-not-for-you = Offer { $number } goes to somebody else.
illegal-already-declined = You have declined offer { $number } already.
illegal-other-cards-asked = Offer { $number } asks for other cards: name the places of those that you give, like “accept { $number } from 2”.
illegal-not-yours = Offer { $number } is not yours to take back.
illegal-already-passed = You have passed already; you will be asked again when something changes.
illegal-active-cannot-pass = It is your turn: end trading instead of passing.
illegal-only-active-ends = Only the seat whose turn it is ends trading: pass instead.
illegal-not-by-mail = Wishes are for play by mail: make an offer instead.
illegal-too-many-wishes = There is room for one to { $most } alternatives in all: drop your wishes first.
illegal-no-wishes = You have left no wishes.
unreadable = { $expected ->
    [plant] How to plant: “plant red on 1”; 1 is the field.
    [offer] How to offer: “offer garden for red”, “offer 2 + chili for soy”; 2 is a place in your hand, and “for nothing” makes it a gift.
    [own] Those are not cards that you can give. Call yours by their sort, “garden + 2 chili”, or by their place in the hand; the front card is 1.
    [sort] That is not a sort: blue, chili, stink, green, soy, black-eyed, red or garden.
    [sorts] That is not a number of beans: like “red”, or “2 red + soy”.
    [partner] That is not a partner: a seat, like “to seat 3”, or “to any”.
    [field] That is not a field: a number from 1 to 3.
    [number] That is not the number of an offer.
    [wish] How to wish: “wish blue for red or garden”.
    [alternatives] A wish has at most three alternatives.
    [end] There is something after the end of the move.
   *[move] A move begins with plant, turn, offer, accept, decline, withdraw, pass, end, harvest, buy, wish or forget.
 }

# The end
end-two-turned-up = The draw pile ran out for the third time when two cards were turned up.
end-one-turned-up = The draw pile ran out for the third time when its last card was turned up.
end-drawn = The draw pile ran out for the third time when cards were drawn.
end-nothing-left = No card is left to draw.
score-thalers = Thalers

# Editions
edition-no-such-bean = “{ $key }” is not a sort: blue, chili, stink, green, soy, black-eyed, red or garden.
edition-missing-bean = The sort { $bean } is missing.
edition-no-such-number = “{ $key }” is not known here. Expected: cards, one, two, three, four.
edition-no-cards = { $bean }: how many cards are there? Write cards = 8.
edition-steps = { $bean }: one, two, three and four say how many cards pay so many thalers; at least one of them is needed, and each is larger than the one before.
edition-cards = There are { $cards } cards in all: it must be { $expected }.

# What simulations count
statistic-trades_per_game = Trades in a game
statistic-gifts_per_game = Gifts in a game
statistic-mean_thalers = Thalers of a seat

# The guided first game
lesson-welcome = Welcome! You plant beans and sell whole fields of them for thalers. Your hand is a queue: its order never changes, and the front card must be planted first. Plant the garden bean on field 1.
lesson-second = You may plant a second card, but you do not have to. A field grows one sort only, and the next card is a garden bean as well: plant it on the same field.
lesson-turn = Now two cards are turned up for all to see. You can keep them, trade them or give them away, and you can trade cards from anywhere in your hand too. Turn them up.
lesson-offer = A blue and a soy. Two soys already pay a thaler, while blues need four, and you hold one more soy. Offer the blue that was turned up for another soy: click first what you give, then what you want.
lesson-gift = It is yours and waits beside your fields. In your hand, a blue stands before your last garden bean. Offer it to the second player as a gift, and the whole queue moves up.
lesson-end-trading = Turned-up cards that nobody takes are yours, and you have to plant them. The soy is welcome: end trading.
lesson-received = Now everybody plants what they have kept or received. Plant a soy on field 2.
lesson-draw = And the other one with it: two soys would pay 1 thaler. Then you draw three cards, which go to the end of your queue, and the others have their turns.
lesson-propose = Everybody trades with the player whose turn it is, and you may propose. The third player has turned up a soy, which suits you: offer the blue, the last card of your hand, for it.
lesson-not-your-turn = Agreed! What you receive is planted at once, also in the turn of another. Plant the soy on field 2.
lesson-front = Your turn, and the garden bean has come to the front. Plant it on field 1: three of them pay 3 thalers.
lesson-harvest = You may harvest at any time, also when others play, but always the whole field. More garden beans would not pay more than 3, so harvest field 1 now.
lesson-third-field = 3 thalers buy a third field, once for every player. So early in the game it will pay for itself: buy it.
lesson-four = The next card in your hand is a soy, and four of them pay 2 thalers. Plant it on field 2.
lesson-turn-again = Enough planted. Turn up two cards again, and listen to what the others say.
lesson-accept = Blue and stink: nothing for you, but the second player grows both and offers a green for them. Two greens are waiting in your hand, so accept the offer.
lesson-nothing-left = Nothing turned up is left, and nobody has more to offer: end trading.
lesson-end = Plant the green on field 1; those in your hand will follow. Then you draw, and from now on you decide. When the pile has run out for the third time, whoever has the most thalers wins!
