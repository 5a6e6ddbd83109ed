switch-exchange = Exchange
switch-duel = Duel
end-even-bids = The bids were even.
end-odd-bids = The bids were odd.
score-laid = Laid
score-hidden = Hidden
toy-unreadable = “{ $move }” is not a move.
toy-not-now = Not now.
toy-not-your-turn = It is not your turn.
toy-full-hand = A hand holds { $most } pebbles at most.
toy-empty-bag = The bag is empty.
toy-not-in-hand = You do not hold it.
toy-no-exchange = No exchange.
toy-knock-once = You knock once, and while you wait.
toy-not-asked = You are not asked.
toy-two-to-four = Once, and two to four pebbles.
toy-four-fingers = Three fingers at most.
toy-seat = Seat { $number }
toy-told-knock = { $seat } knocks.
toy-told-draw = { $seat } draws; { $left ->
    [one] one pebble was
   *[other] { $left } pebbles were
 } left.
toy-told-lay = { $seat } lays { $pebble }.
toy-told-hide = { $seat } hides a pebble.
toy-told-hide-own = { $seat } hides { $pebble }.
toy-told-exchange = { $seat } exchanges.
toy-told-bid = { $seat } bids.
toy-told-nod = { $seat } nods.
toy-told-foretell = { $seat } foretells { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
 }.
toy-hand = Hand
toy-pouch = Pouch
toy-laid = Laid
toy-holds = { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
 } in hand
toy-pebble = Pebble { $pebble }
toy-knock = Knock
toy-draw = Draw
toy-lay = Lay { $pebble }
toy-hide = Hide { $pebble }
toy-exchange = Exchange
toy-bid = Bid { $fingers }
toy-nod = Nod
toy-foretell = Foretell
toy-done = These
