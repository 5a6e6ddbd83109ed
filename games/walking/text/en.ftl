# Walking in Burano: everything a person reads, in English.

game-name = Walking in Burano
game-about = Build the loveliest street of the island: five houses, three floors each, and visitors who like what they see.
postcard = Saluti da Burano
edition-note = The card faces of this edition are reconstructed: our own design, made to fit the rules.

# Optional rules
switch-beginner-characters = Beginner option A: without Shop Owners, Florists and Gardeners
switch-beginner-windows = Beginner option B: closed windows cost nothing
switch-stacked = Decks in one order: the next card of a deck is the same whatever is played

# Cards and symbols
card = { $colour ->
    [pink] pink
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
   *[blue] blue
 } { $floor }{ $letter }
card-short = { $card }
card-in-full = { $card }: { $symbols }
symbol = { $key ->
    [flowers] { $count ->
        [one] { $count } flower
       *[other] { $count } flowers
     }
    [plants] { $count ->
        [one] { $count } plant
       *[other] { $count } plants
     }
    [cats] { $count ->
        [one] { $count } cat
       *[other] { $count } cats
     }
    [red-curtains] { $count ->
        [one] a red curtain
       *[other] { $count } red curtains
     }
    [blue-curtains] { $count ->
        [one] a blue curtain
       *[other] { $count } blue curtains
     }
    [streetlight] a streetlight
    [chimney] a chimney
    [pedestrians] { $count ->
        [one] { $count } pedestrian
       *[other] { $count } pedestrians
     }
   *[closed-windows] { $count ->
        [one] a closed window
       *[other] { $count } closed windows
     }
 }
symbol-shop = { $shop ->
    [pizza] pizza shop
    [clothes] clothes shop
    [ice-cream] ice-cream shop
   *[coffee] coffee shop
 } ({ $points } points)
symbol-short = { $key ->
    [flowers] ✿{ $count }
    [plants] ♣{ $count }
    [cats] cat{ $count }
    [red-curtains] ▽r{ $count }
    [blue-curtains] ▽b{ $count }
    [streetlight] lamp
    [chimney] chimney
    [pedestrians] ☺{ $count }
   *[closed-windows] shut{ $count }
 }
symbol-shop-short = { $shop ->
    [pizza] pizza
    [clothes] clothes
    [ice-cream] ice
   *[coffee] coffee
 }+{ $points }
list = { $all }, { $part }
row = { $all } { $part }
nothing = nothing
legend = How to read a card: ✿ flower, ♣ plant, ☺ pedestrian, ▽r red curtain, ▽b blue curtain, lamp = streetlight, shut = closed window; pizza+3 is a shop worth 3 points.

# Characters
character = { $who ->
    [woman] Woman
    [man] Man
    [girl] Girl
    [boy] Boy
    [mayor] Mayor
    [policeman] Policeman
    [santa] Santa Claus
    [shop-owner] Shop Owner
    [tailor] Tailor
    [florist] Florist
   *[gardener] Gardener
 }
who-the = { $who ->
    [woman] the Woman
    [man] the Man
    [girl] the Girl
    [boy] the Boy
    [mayor] the Mayor
    [policeman] the Policeman
    [santa] Santa Claus
    [shop-owner] the Shop Owner
    [tailor] the Tailor
    [florist] the Florist
   *[gardener] the Gardener
 }

# The table
area-own-street = Your street
area-street = Street of { $seat }
area-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
 }
area-supply = Supply, round { $round }
area-characters = Waiting to visit
scaffold = Scaffold on floor { $floor } of lot { $lot }
scaffold-short = scaffold
spot = Floor { $floor } of lot { $lot }: free for a card
visitor = { $who ->
    [woman] The Woman
    [man] The Man
    [girl] The Girl
    [boy] The Boy
    [mayor] The Mayor
    [policeman] The Policeman
    [santa] Santa Claus
    [shop-owner] The Shop Owner
    [tailor] The Tailor
    [florist] The Florist
   *[gardener] The Gardener
 } visits lot { $lot }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } so far
visitor-short = { $points } p
lot = Lot { $lot }: { $floors ->
    [0] empty
    [one] one floor
   *[other] { $floors } floors
 }
lot-short = { $floors }/3
heading-lot = lot { $lot }
deck = Deck of floor { $floor }: { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
 }
deck-short = floor { $floor }
deck-cards = { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
 }
gap = Empty space
gap-short = ·
heading-decks = decks
heading-column = column { $column }
waiting-interest = { $who ->
    [woman] 2 + 1 each
    [man] 2 + 1 each
    [girl] 2 + 3 each
    [boy] 2 + 2 each
    [mayor] 1 each
    [policeman] 5·9·15
    [santa] 3 each
    [shop-owner] 2·5·9·15
    [tailor] 4 a pair
    [florist] best three
   *[gardener] best three
 }
interest = { $who ->
    [woman] 2 points, and 1 per flower of the house
    [man] 2 points, and 1 per plant of the house
    [girl] 2 points, and 3 per cat of the house
    [boy] 2 points, and 2 per cat, curtain, streetlight and chimney of the house
    [mayor] 1 point per pedestrian of the street
    [policeman] 5, 9 or 15 points for 1, 2 or 3 streetlights apart
    [santa] 3 points per chimney of the street
    [shop-owner] 2, 5, 9 or 15 points for 1 to 4 different shops
    [tailor] 4 points per pair of a red and a blue curtain
    [florist] 1 point per flower on the best three neighbouring floors
   *[gardener] 1 point per plant on the best three neighbouring floors
 }
waiting = { character } ({ interest }), { $left } left
waiting-scores = { character } ({ interest }), { $left } left: would score { $points } for you now{ $key ->
    [tourist] , on lot { $lot }
   *[inhabitant] {""}
 }
waiting-left = × { $left }
waiting-points = { $key ->
    [tourist] lot { $lot }: { $points }
   *[inhabitant] now { $points }
 }
fact-hand = cards in hand: { $value }{ $value ->
    [0] {""}
   *[other] { " " }(floor 1: { $first }, floor 2: { $second }, floor 3: { $third })
 }
fact = { $key ->
    [score] score { $value }
    [visitors] visitors { $value }
    [shops] shops { $value }
    [tokens-points] tokens kept { $value }
    [windows] closed windows −{ $value }
    [windows-safe] closed windows { $value } (safe)
    [coins] coins: { $value }
   *[tokens] tokens: { $value }
 }

# What to do now
prompt-take = Your turn: take cards from one column of the supply, and coins up to three in all (rule 3.1).
prompt-place = { $left ->
    [0] No more cards can be placed: say that you are done (rule 3.2).
    [one] You may place one more card; it costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
     } (rule 3.2).
   *[other] You may place up to { $left } cards; the next costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
     } (rule 3.2).
 }
prompt-visit = { $houses ->
    [one] A house is complete: invite a visitor (rule 4.1).
   *[other] { $houses } houses are complete: invite a visitor for each (rule 4.1).
 }
prompt-limit = { $surplus ->
    [one] Too many cards in hand: return { $surplus } under its deck (rule 3.3).
   *[other] Too many cards in hand: return { $surplus } under their decks (rule 3.3).
 }
prompt-dismiss = The rightmost cards of the supply are gone. Now send one waiting character away (rule 7.1).
prompt-others = { $seat } { $phase ->
    [take] is taking cards.
    [place] is placing cards.
    [visit] is choosing a visitor.
    [limit] is returning cards.
   *[dismiss] is sending a character away.
 }
prompt-over = The game is over. { $end ->
    [five-houses] { end-five-houses }
    [empty-supply] { end-empty-supply }
    [standstill] { end-standstill }
   *[no-characters] { end-no-characters }
 }

# Moves
do-take = Take { $cards } and { $coins ->
    [0] no coin
    [one] { $coins } coin
   *[other] { $coins } coins
 } (column { $column })
do-place = Place { $card } on lot { $lot }
do-done = Done placing
do-visit = Invite { who-the } to lot { $lot }
do-return = Return { $card } under its deck
do-dismiss = Send { who-the } away
remark-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
remark-token = one token: { $rule ->
    [house] a second colour in this house
    [neighbour] the same colour next door
   *[both] a second colour in this house, and the same colour next door
 } (rule 3.2.7)
remark-complete = completes the house: a visitor comes
remark-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
 }
remark-more = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
 }
remark-fewer = { $points ->
    [one] { $points } point fewer
   *[other] { $points } points fewer
 }
remark-bank = { $coins ->
    [one] more than { $most } coins at the end of the turn: { $coins } goes to the bank (rule 3.3)
   *[other] more than { $most } coins at the end of the turn: { $coins } go to the bank (rule 3.3)
 }
remark-hand = { $surplus ->
    [one] too many cards: at least { $surplus } goes back (rule 3.3)
   *[other] too many cards: at least { $surplus } go back (rule 3.3)
 }

# The log
told-take = took { $cards } and { $coins ->
    [0] no coin
    [one] { $coins } coin
   *[other] { $coins } coins
 } from column { $column }
told-place = placed { $card } on lot { $lot } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }
told-place-token = placed { $card } on lot { $lot } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 } and a token
told-done = { $placed ->
    [0] placed nothing
   *[other] was done placing
 }
told-visit = received { who-the } on lot { $lot }: { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
 }
told-return = returned a card of floor { $floor }
told-return-own = returned { $card }
told-dismiss = sent { who-the } away

# Refusals
illegal-over = The game is over.
illegal-not-your-turn = It is another player’s turn.
illegal-not-now = Not now: { $phase ->
    [take] first take cards from the supply
    [place] it is time to place cards, or to be done
    [visit] first choose a visitor for the completed house
    [limit] first return cards, until three are in hand
    [dismiss] first send a character away
   *[over] the game is over
 }.
illegal-no-such-column = The supply has columns 1 to { $columns }.
illegal-empty-column = That column is empty: choose another one.
illegal-not-so-many = { $cards ->
    [one] The column has only { $cards } card: say “all” to take it.
   *[other] The column has { $cards } cards: take fewer from the top or the bottom, or say “all”.
 }
illegal-not-in-hand = You do not hold { $card }.
illegal-three-placed = Three cards have been placed in this turn, and that is the limit.
illegal-too-expensive = The card costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }, you have { $coins }.
illegal-occupied = Floor { $floor } of lot { $lot } is built already.
illegal-first-lot = The first card of a street goes to lot 0.
illegal-sixth-house = A street has at most { $houses } houses.
illegal-too-many-scaffolds = That would need { $needed } scaffolds, and you have { $scaffolds }.
illegal-no-token = That breaks a colour rule, and you have no bonus token left to pay for it.
illegal-no-visit-due = No house on lot { $lot } waits for a visitor.
illegal-gone = { character } is not waiting any more.
illegal-same-inhabitant = { character } lives in your street already.
unreadable = { $expected ->
    [take] How to take: “take 2 top 1”, “take 2 bottom 2” or “take 2 all”; 2 is the column.
    [place] How to place: “place red3b at 0”; 0 is the lot.
    [card] That is not a card: a colour, a floor and a letter, like red3b.
    [lot] That is not a lot: a number from -4 to 4; the first house stands on lot 0.
    [character] That is not a character: woman, man, girl, boy, mayor, policeman, santa, shop-owner, tailor, florist or gardener.
    [end] There is something after the end of the move.
   *[move] A move begins with take, place, done, visit, return or dismiss.
 }

# The end
end-five-houses = Five houses are complete.
end-empty-supply = Nothing is left to take, and nobody placed a card.
end-standstill = Eight rounds went by without a placed card.
end-no-characters = No character is left.
score-visitors = Visitors
score-shops = Shops
score-tokens = Tokens
score-windows = Closed windows
rating-so-so = So-so
rating-not-bad = Not bad
rating-good-job = Good job!
rating-awesome = Awesome!
rating-masterpiece = Masterpiece!

# Editions
edition-no-such-card = “{ $key }” is not a card: a colour (pink, red, orange, yellow, green, blue), a floor from 1 to 3 and a letter from a to d, like red3b.
edition-no-such-symbol = “{ $key }” is not a symbol. Expected: flowers, plants, cats, red-curtains, blue-curtains, streetlight, chimney, pedestrians, shop with points, closed-windows.
edition-no-such-shop = “{ $shop }” is not a shop: pizza, clothes, ice-cream or coffee.
edition-shop-points = { $card }: shop and points belong together; points is 2 or 3.
edition-wrong-floor = { $card }: only floor { $floor } shows { $key }.
edition-too-few = { $card }: every card shows at least two symbols.
edition-missing-card = { $card } is missing: every colour has the cards a, b, c and d on every floor.
edition-twins = { $card } is the same as { $other }: no two cards are equal in all respects.

# The guided first game
lesson-welcome = Welcome! You are building a street: five houses, three floors each. A turn begins with three things from the supply: cards of one column, and coins for the rest. Take the upper two cards of column 2, both red, and 1 coin.
lesson-scaffold = Place red 2b on lot 0 for 1 coin. The 2 is its floor, and nothing is below it yet: one of your two scaffolds holds it up, so you can start with any floor. Its closed window may cost a point: more of that later.
lesson-second-card = Now red 3a on top of it, for a house should have one colour. The second card of a turn costs 2 coins, and so does a third: a single card each turn is cheaper, but slower.
lesson-done = 2 coins are left: enough for now. Click “Done placing”. Every round somebody else begins; with two players everybody has two turns in a row, and now it is the bot’s turn.
lesson-ends = Your house lacks its first floor, and red 1a lies in column 3. Cards are taken from the top or from the bottom, without gaps: take the lower two, red 1a and yellow 2a, and 1 coin.
lesson-complete = Place red 1a on lot 0. It takes the place of the scaffold, which is free again. Now all three floors are cards: the house is complete, and a complete house always receives a visitor.
lesson-spare = Yellow 2a would cost your last 2 coins now, and only 1 as the first card of another turn: keep it in hand. Click “Done placing”, and a visitor comes to the red house.
lesson-visitor = Each visitor counts something else. The Woman brings 2 points, and 1 for every flower of her house: yours has 8, so 10 points. Tourists like her look at one house, inhabitants at the whole street. Invite the Woman to lot 0.
lesson-whole-column = You begin the next round. Yellow 1a, with 4 flowers, suits the yellow 2a in your hand; blue 2a and orange 3a have flowers too. Take all of column 3: three cards, so no coin. You still have 2.
lesson-neighbours = Begin your second house: yellow 1a on lot 1. Houses side by side should have different colours, and yellow beside red does. A street may grow to the left and to the right, to five houses at most.
lesson-purse = 1 coin is left, and a second card costs 2: click “Done placing”. Three cards stay in your hand, just as many as you may keep. Watch what the bot does with its two turns.
lesson-flowers = The bot’s Boy brings it 16 points. You collect flowers: take the lower two cards of column 1, pink 1a and red 2a, which show 7, and 1 coin. Your hand will hold too much; see what happens then.
lesson-windows = Place yellow 2a on lot 1 for 1 coin: yellow on yellow. It shows a closed window, your third; the bot has one. At the end, whoever shows the most loses a point for each, so count them now and then.
lesson-limits = The next card would cost 2, and you have 1 coin: click “Done placing”. After a turn you may keep at most three cards and six coins. You hold four cards, so one has to go.
lesson-return = Which one? Blue 2a and red 2a are both second floors with 4 flowers, but blue 2a has one plant more. Return red 2a: it goes under its deck, and the bot does not see which card it was.
lesson-end = Take only blue 1a, at the bottom of column 3: it suits blue 2a, and 2 coins come with it. The game ends with the round in which somebody completes a fifth house; then visitors, shops and tokens you kept bring points.
lesson-token = Orange on yellow: a second colour in a house costs a bonus token. A token kept is worth 3 points, but a house with 10 flowers is worth more. Place orange 3a on lot 1, finish placing, and choose the visitor yourself. You decide now!
