# Burano: everything a person reads, in English.

game-name = Burano
game-about = Build the island of coloured houses: a pyramid of cubes to plan with, fishing, lace and roofs through four seasons.
edition-note = Boards, tiles and rings of this edition are reconstructed: our own design, made to fit the rules.
legend = How to read the boards: ♥ pink, ● blue, ★ yellow, ♣ green, ▲ orange, ◇ white. On the island ♥2 is a pink house of level 2 and ^♥1 a pink roof half on level 1; names like c4 are free places. In the pyramid only cubes with a name like m2 are free to be taken. On the ring $ is a coin, ~ a fountain, and ( ) a worker stands on it. In the lagoon ▷2 is the boat of Seat 2, and (2)×3 are three of its workers. In the workshops (2) is a worker of Seat 2, and $ pays a coin. The kinds of roof are islands and workshops (majorities), fountains, and four (four points). A stack like four ×9 +4 has nine tiles, and one would score 4 for you now; a tile in your cells says this too, and ! means that it fits somewhere.

# Optional rules
switch-free-layout = Free layout: the workshop tiles are laid at random (rule 1.8)

# Names
colour = { $colour ->
    [pink] pink
    [blue] blue
    [yellow] yellow
    [green] green
    [orange] orange
   *[white] white
 }
shape = { $colour ->
    [pink] ♥
    [blue] ●
    [yellow] ★
    [green] ♣
    [orange] ▲
   *[white] ◇
 }
cubes = { $count } { colour }
place = { $place ->
    [murano] Murano
    [torcello] Torcello
    [sant-erasmo] Sant’Erasmo
    [san-francesco] San Francesco
    [mazzorbo] Mazzorbo
    [san-michele] San Michele
    [west-port] West port
   *[east-port] East port
 }
fish = { $fish ->
    [tuna] tuna
    [squid] squid
    [lobster] lobster
    [sea-bream] sea bream
    [sardine] sardine
    [eel] eel
    [crab] crab
   *[sole] sole
 }
fishes = { $count ->
    [1] { fish }
   *[other] { $count } × { fish }
 }
fish-short = { fish }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
work = { $work ->
    [fishing] fishing
    [lace] lace
   *[earning] earning
 }
kind = { $kind ->
    [islands] island majority
    [workshops] workshop majority
    [fountains] fountains
   *[four] four points
 }
kind-short = { $kind ->
    [islands] islands
    [workshops] workshops
    [fountains] fountains
   *[four] four
 }
tile = { kind } { $first }–{ $second }
season = { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
 }
source = { $source ->
    [islands] islands
    [lace] lace
    [roofs] roofs
    [ships] ships
    [buildings] buildings
    [fish] fish
   *[coins] coins
 }
building = { $card ->
    [chapel] Chapel
    [campanile] Campanile
    [palazzo] Palazzo
    [brickyard] Brickyard
    [limekiln] Limekiln
    [dyeworks] Dyeworks
    [fish-market] Fish market
    [fish-hall] Fish hall
    [lace-school] Lace school
    [lace-museum] Lace museum
    [boatyard] Boatyard
    [guildhall] Guildhall
    [harbour-office] Harbour office
    [convent] Convent
    [town-hall] Town hall
   *[villa] Villa
 }
effect = { $card ->
    [chapel] whenever you roof, 5 points for each blue or pink half
    [campanile] whenever you roof, 5 points for each yellow or green half
    [palazzo] whenever you roof, 5 points for each orange or white half
    [brickyard] your blue and green roof halves fit on houses of every colour
    [limekiln] your yellow and white roof halves fit on houses of every colour
    [dyeworks] your orange and pink roof halves fit on houses of every colour
    [fish-market] at the end 2 points for each of these that you sold: { $fish }
    [fish-hall] at the end 2 points for each of these that you sold: { $fish }
    [lace-school] at the end 2 points for each of your workers on pink, blue and yellow squares
    [lace-museum] at the end 2 points for each of your workers on green, orange and white squares
    [boatyard] your boat may sail one or two steps
    [guildhall] your lace workers may take the square of another worker without a privilege
    [harbour-office] you win every tie on an island where you have a worker
    [convent] in each clean-up one of your lace workers is paid without a cube; 3 points at the end
    [town-hall] at the end 3 points for each of your building cards
   *[villa] 9 points at the end
 }
effect-short = { $card ->
    [chapel] 5 per ●♥ half
    [campanile] 5 per ★♣ half
    [palazzo] 5 per ▲◇ half
    [brickyard] ●♣ fit on all
    [limekiln] ★◇ fit on all
    [dyeworks] ▲♥ fit on all
    [fish-market] 2 per fish sold
    [fish-hall] 2 per fish sold
    [lace-school] 2 on ♥●★
    [lace-museum] 2 on ♣▲◇
    [boatyard] sail 1 or 2
    [guildhall] takes squares
    [harbour-office] wins ties
    [convent] 1 paid free, 3
    [town-hall] 3 per card
   *[villa] 9 at the end
 }
building-in-full = { building }: { effect }
list = { $all }, { $part }
row = { $all } { $part }
prices = { $all }/{ $part }
shapes = { $all }{ $part }
number = { $number }
name = { $name }
quoted = “{ $what }”
nothing = nothing
whom = { $who ->
    [you] you
   *[seat] { $seat }
 }

# The table
area-island = Main island
area-seasons = Seasons
area-prepared = Prepared
area-own-roofs = Your roofs
area-own-cards = Your buildings
area-lagoon = Lagoon
area-workshops = Lace workshops
area-works = What a house does in { season }
area-fish = Fish
area-hand = { $cards ->
    [0] Your hand: no fish
    [one] Your hand: { $cards } fish
   *[other] Your hand: { $cards } fish
 }
area-buildings = Building cards (deck { $cards })
area-stacks = Roof stacks
area-supply = Cube supply
area-own-board = Your board
area-own-board-active = Your turn
area-board = { $seat }
area-board-active = { $seat }, whose turn it is
area-own-pyramid = Pyramid ({ $cubes })
area-pyramid = Pyramid of { $seat }: { $cubes ->
    [0] empty
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }
area-own-ring = Your ring
area-ring = Ring of { $seat }
area-own-reserve = Your reserve: { $cubes } cubes
area-reserve = Reserve of { $seat }: { $cubes } cubes
heading-arrow = →
cell-hollow = Hollow { $cell }: empty
cell-house = { $cell }: { colour } house, level { $level }
cell-roof = { $cell }: { $half } roof half on level { $level } (house below: { colour })
house-short = { shape }{ $level }
roof-short = ^{ shape }{ $level }
square-free = Square { $cell }: { colour }{ $coin ->
    [0] {""}
   *[other] , pays a coin
 }
square-taken = Square { $cell }: { colour }{ $coin ->
    [0] {""}
   *[other] , pays a coin
 }; a worker of { $seat }
square-free-short = { shape }{ $cell }{ $coin ->
    [0] {""}
   *[other] $
 }
square-taken-short = { shape }({ $seat }){ $coin ->
    [0] {""}
   *[other] $
 }
island = { place }: docks { $docks }{ $own ->
    [yes] ; { $matches ->
        [0] none matches your arrows
        [one] { $matches } matches your arrows
       *[other] { $matches } match your arrows
     }
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] ; workers: { $workers }
 }{ $boats ->
    [0] {""}
   *[other] ; boats: { $who }
 }; routes to { $routes }
port = { place }: { $ships }{ $boats ->
    [0] {""}
   *[other] ; boats: { $who }
 }; routes to { $routes }
seat-workers = { $count } of { $seat }
boat = Boat of { $seat }, at { place }
boat-short = ▷{ $seat }
workers-short = ({ $seat }){ $count ->
    [1] {""}
   *[other] ×{ $count }
 }
dock = { colour } dock of { place }
ship-buys = ship { $ship } buys up to { $most } { $size ->
    [1] fish
    [2] pairs of one kind
   *[other] triples of one kind
 }{ $same ->
    [yes] {" "}of one kind
   *[no] {""}
 } for { $prices } points
ship-short = { $ship }: { $size ->
    [1] { $same ->
        [yes] same
       *[no] any
     }
    [2] pairs
   *[other] triples
 } { $prices }
fish-deck = Fish deck: { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
 }
card-deck = Deck of building cards: { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
 }
fish-in-hand = { $lot }: ship { $ship } would pay up to { $points } points for all of them ({ place })
deck-short = deck { $cards }
work-colours = { work }: { $colours }
work-title = { work }
season-short = { $state ->
    [now] { season } { $round }/{ $rounds }
    [clean-up] { season }: clean-up
   *[other] { season }
 }
season-in-full = { $state ->
    [over] { season } is over
    [now] { season }, round { $round } of { $rounds }; turns left for everybody: { $left }
    [clean-up] { season }, clean-up
   *[ahead] { season } is still to come, with { $rounds } turns
 }
move-price = Move { $move } of a turn { $price ->
    [0] brings 1 coin
   *[other] costs { $price } coins
 }
move-price-short = { $move }: { $price ->
    [0] +1
   *[other] −{ $price }
 }
stack = Roofs, { kind }: { $tiles ->
    [0] no tile left
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 }{ $own ->
    [yes] ; would score { $points } for you now
   *[no] {""}
 }
stack-short = ×{ $tiles }{ $own ->
    [yes] {" "}+{ $points }
   *[no] {""}
 }
supply = Supply: { $count } { colour }
reserve = Reserve: { $count } { colour } ({ work })
cubes-short = { shape }{ $count }
prepared = Prepared: { colour } ({ work })
prepared-short = { shape } { work }
prepared-empty = Empty preparation place
roof-empty = Empty roof cell
gap-short = ·
roof-in-cell = Roof { $tile }: would score { $points } now, fits { $fits ->
    [0] nowhere
    [one] { $fits } pair of houses
   *[other] { $fits } pairs of houses
 }
roof-title = { kind-short }
roof-fits = { $fits ->
    [0] no place yet
    [one] fits { $fits } place
   *[other] fits { $fits } places
 }
roof-in-cell-short = { $first }{ $second } { kind-short } +{ $points }{ $fits ->
    [0] {""}
   *[other] !
 }
roof-own-short = { $first }{ $second } +{ $points }
roof-counts = { $kind ->
    [islands] { $count ->
        [0] leads no island
        [one] leads { $count } island
       *[other] leads { $count } islands
     }
    [workshops] { $count ->
        [0] leads no workshop
        [one] leads { $count } workshop
       *[other] leads { $count } workshops
     }
    [fountains] { $count ->
        [0] no fountain
        [one] { $count } fountain
       *[other] { $count } fountains
     }
   *[four] always 4
 }
roof-fits = { $fits ->
    [0] no place yet
    [one] fits { $fits } place
   *[other] fits { $fits } places
 }
step-free = { $step }: { colour }, free ({ work })
step-covered = { $step }: { colour }, covered ({ work })
step-open = { $step }: empty
step-empty = { $step }: empty, nothing supports it
step-free-short = { shape }{ $step }
step-covered-short = { shape }
ring-arrow = Arrow: { colour }, { $sign ->
    [coin] a coin
    [fountain] a fountain
   *[worker] a worker
 }
ring-sector = Sector { $sector }: { colour }, { $sign ->
    [coin] a coin
    [fountain] a fountain
   *[worker] a worker
 }
ring-short = { $sign ->
    [coin] { shape }$
    [fountain] { shape }~
   *[worker] ({ shape })
 }
ring-hub = Shows now: coins { $coins }, fountains { $fountains }. Workers on the ring: { $workers }; the next one leaves from sector 1.
ring-hub-short = { $coins }$ { $fountains }~
arrows = Your arrows: { $colours }. You fish and make lace with these colours.
arrows-short = your arrows
source-points = { source } { $points }
fact = { $key ->
    [coins] coins { $value }
    [privileges] privileges { $value }
    [first] first player
    [ready] pyramid is ready
   *[pyramid] pyramid { $value }
 }
fact-score = points { $points }{ $points ->
    [0] {""}
   *[other] {" "}({ $sources })
 }
fact-moves = moves made: { $moves }, the next { $moves ->
    [0] brings 1 coin
   *[other] costs { $price }
 }
fact-moves-over = all four moves made
fact-fish = fish { $fish }{ $known ->
    [0] {""}
   *[other] {" "}(seen: { $seen })
 }
fact-sold = sold { $fish }
fact-ring = workers { $workers }, arrows { $arrows }, { $coins } $, { $fountains } ~

# What to do now
prompt-roofs-all = Choose three different kinds of roof (rule 2.4).
prompt-roofs = Roofs: discard tiles if you like, then choose a different kind for each empty cell (rule 6.5). Empty: { $empty }.
prompt-pyramid = Build your pyramid of { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }, unseen by the others (rule 3.2).{ $left ->
    [0] {""}
    [one] {" "}{ $left } cube is left over and brings a coin.
   *[other] {" "}{ $left } cubes are left over and bring a coin each.
 }
prompt-colour = Cube { $cube } of { $cubes }: which colour? Base first, then the middle, then the top.
prompt-lay = Cube { $cube } of { $cubes }: where does { colour } go?
prompt-move = Your turn, move { $move } of 4: { $move ->
    [1] it brings 1 coin
   *[other] it costs { $price } coins
 }; you have { $coins }. Take, build, roof, or end the turn (rule 4.1).
prompt-move-poor = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, and move { $move } would cost { $price }: end the turn{ $privileges ->
    [0] {""}
   *[other] , or spend privileges
 } (rule 4.1).
prompt-moves-over = Four moves are made: end the turn{ $privileges ->
    [0] {""}
   *[other] , or spend privileges
 } (rule 4.1).
prompt-bonus = The roof “{ $tile }” is laid: take 2 privileges or a building card (rule 4.4).
prompt-fishing = Fishing: sail { $steps ->
    [1] one step
   *[other] one or two steps
 } from { place }; your arrows are { $arrows } (rule 5.1).
prompt-fishing-swapped = Docks were swapped: now sail to an island that matches. You are at { place }, your arrows are { $arrows } (rule 8.1).
prompt-catch = { $matches ->
    [one] { $matches } dock matches
   *[other] { $matches } docks match
 }: take { $more ->
    [yes] { $left } more
   *[no] { $left }
 } fish, face up or from the deck (rule 5.1.1).
prompt-crew = Three docks match: send one worker or two to { place } (rule 5.1.1).
prompt-port = { $port }: choose a ship and sell fish to it, or sell nothing (rule 5.1.2).
prompt-port-more = Sell more to ship { $ship }, or let it sail (rule 5.1.2).
prompt-lace = Lace: place a worker on a square of one of these colours: { $arrows }; or stop (rule 5.2).
prompt-earning = The coins are yours. Workers may come back, 1 coin each (rule 5.3).
prompt-pay = Clean-up: pay lace workers with cubes of your pyramid, 2 points each, and unions score (rule 6.2). Unpaid: { $workers }. Cubes: { $cubes }.
prompt-refill = { $missing ->
    [0] Buy cubes for privileges, or go on (rule 6.4).
    [one] A colour has run out: you may take { $missing } cube of another colour (rule 6.4).
   *[other] Colours have run out: you may take { $missing } cubes of other colours (rule 6.4).
 }
prompt-wait = { $seat } { $phase ->
    [roofs] chooses roofs.
    [move] is at turn.
    [bonus] chooses a bonus.
    [fishing] goes fishing.
    [catch] takes fish.
    [crew] sends workers.
    [port] sells fish.
    [lace] makes lace.
    [earning] earns money.
    [pay] pays lace workers.
   *[refill] takes cubes.
 }
prompt-wait-pyramids = Pyramids are being built: { $ready } of { $seats } are ready.
prompt-over = The game is over.

# Moves
do-roofs = Take new roofs: { $kinds }
do-discard = Put back the roof { $tile }
do-pyramid = Build: top { $top } | middle { $middle } | base { $base }
do-take = Take { colour } from { $step }
do-build = Build { colour } on { $cell }
do-roof = Roof { $first } and { $second } with { $tile }
do-privileges = Take 2 privileges
do-card = Take the { building }
do-card-deck = Take the top building card
do-swap = Swap { $one } of { $here } with { $other } of { $there }
do-sail = Sail to { place }
do-fish = Take { fish }
do-fish-deck = Take a fish from the deck
do-crew = { $workers ->
    [one] Send { $workers } worker
   *[other] Send { $workers } workers
 }
do-sell = Sell { $lot } to ship { $ship }
do-lace = Place a worker on { $cell } ({ colour })
do-recall-island = Call a worker back from { place }
do-recall-square = Call the worker back from { $cell } ({ colour })
do-buy-step = Buy { colour } onto { $step }
do-buy = Buy { colour }
do-coin = Turn a privilege into a coin
do-pay = Pay the worker on { $cell } ({ colour })
do-pay-free = Let the convent pay the worker on { $cell } ({ colour })
do-replace = Take { colour } instead
do-enough = { $phase ->
    [roofs] Keep all roofs
    [fishing] Do not fish
    [port] { $begun ->
        [yes] Sell no more
       *[no] Sell nothing
     }
    [lace] { $begun ->
        [yes] Place no more workers
       *[no] Place no worker
     }
    [earning] Leave the workers where they are
    [pay] { $begun ->
        [yes] Pay no more workers
       *[no] Pay no worker
     }
   *[refill] Finish taking cubes
 }
do-end = { $moves ->
    [0] End the turn without a move
   *[other] End the turn
 }
remark-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
remark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
remark-privilege = 1 privilege
remark-same-half = 1 privilege: the roof half has the same colour
remark-work = { $work ->
    [fishing] fishing: { $amount ->
        [0] no dock matches now
       *[other] up to { $amount } fish now
     }
    [lace] lace: { $amount ->
        [0] no square now
        [one] { $amount } square now
       *[other] { $amount } squares now
     }
   *[earning] earning: { $amount ->
        [one] { $amount } coin now
       *[other] { $amount } coins now
     }
 }
remark-left-over = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } for what is left over: { $cubes }
remark-nth = your fish of this kind: { $nth }
remark-swap = then { $fish } fish at { place }
remark-ships = { $ships }
remark-catch = { $fish } fish
remark-stays = a worker of { $seat } stays there: the ring is full, nothing is paid (rule 5.1.1)
remark-goes-home = { $seat } takes a worker home and gets 2 coins
remark-union = union of { $workers } workers: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } when paid
remark-cube = 1 { colour } cube
button-coin = Coin
letter-buy = Cube for a privilege
letter-free = Let the Convent pay
letter-build = Build the pyramid cube by cube ({ $cubes } cubes)
letter-reserve = take { colour } ({ $left } left)
letter-lay = lay { colour } on { $step }
letter-swap = Swap two docks for a privilege
letter-dock = the { colour } dock of { place }
hint-swap = Listed are swaps that bring more fish at once. For any other type for example “swap murano pink torcello blue”.
hint-build = To build any other pyramid, type its letters from the base to the top: “pyramid pbygowpby gowp b”. They are p pink, b blue, y yellow, g green, o orange, w white; - leaves a place empty.

# The log
told-then = { $all }; { $part }
told-roofs = chose new roofs ({ $kinds }) and got { $tiles }
told-discard = put back the roof { $tile }
told-pyramid = has built the pyramid
told-pyramid-own = built the pyramid: top { $top } | middle { $middle } | base { $base }
told-shown-all = now all pyramids are shown (top | middle | base)
told-shown = { $who ->
    [you] yours is
   *[seat] that of { $seat } is
 } { $top } | { $middle } | { $base }{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } coin for the rest)
   *[other] {" "}(+{ $coins } coins for the rest)
 }
told-take = took { colour } from { $step }{ $moves ->
    [0] {" "}(+1 coin)
   *[other] {" "}(−{ $price } coins)
 }
told-build = built { colour } on { $cell }, level { $level }{ $moves ->
    [0] {" "}(+1 coin)
   *[other] {" "}(−{ $price } coins)
 }
told-build-privilege = built { colour } on { $cell }, level { $level }{ $moves ->
    [0] {" "}(+1 coin)
   *[other] {" "}(−{ $price } coins)
 }, on a half of its colour: 1 privilege
told-roof = roofed { $first } and { $second } with { $tile }{ $moves ->
    [0] {" "}(+1 coin)
   *[other] {" "}(−{ $price } coins)
 }
told-privileges = took 2 privileges
told-card = took a building card: { $card }
told-card-deck = took the top building card: { $card }
told-swap = swapped { $one } of { $here } with { $other } of { $there } for a privilege
told-sail = sailed to { place }
told-fish = took { fish }
told-fish-deck = took a fish from the deck
told-fish-deck-own = took { $fish } from the deck
told-crew = { $workers ->
    [one] sent { $workers } worker to { place }
   *[other] sent { $workers } workers to { place }
 }
told-sell = sold { $lot } to ship { $ship } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
told-lace = placed a worker on { $cell } ({ colour }{ $coin ->
    [0] {""}
   *[other] , +1 coin
 })
told-lace-privilege = placed a worker on { $cell } ({ colour }{ $coin ->
    [0] {""}
   *[other] , +1 coin
 }) for a privilege
told-recall-island = called a worker back from { place } (+1 coin)
told-recall-square = called a worker back from { $cell } ({ colour }, +1 coin)
told-buy-step = bought { colour } onto { $step } with a privilege
told-buy = bought { colour } with a privilege
told-coin = turned a privilege into a coin
told-pay = paid the worker on { $cell } ({ colour })
told-pay-free = let the convent pay the worker on { $cell } ({ colour })
told-replace = took { colour } instead
told-enough = { $phase ->
    [roofs] kept the roofs
    [fishing] did not fish
    [port] { $begun ->
        [yes] sold no more
       *[no] sold nothing
     }
    [lace] { $begun ->
        [yes] placed no more workers
       *[no] placed no worker
     }
    [earning] left the workers where they are
    [pay] { $begun ->
        [yes] paid no more workers
       *[no] paid no worker
     }
   *[refill] finished taking cubes
 }
told-end = { $moves ->
    [0] made no move (+1 coin)
   *[other] ended the turn
 }
told-earned = earned { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
told-goes-home = { $who ->
    [you] a worker of yours
   *[seat] a worker of { $seat }
 } goes home (+2 coins)
told-stays = { $who ->
    [you] a worker of yours
   *[seat] a worker of { $seat }
 } stays there, the ring is full
told-points = { source }: { $scores }
told-works = the colours get new work: { $works }
told-cubes = new cubes: { $cubes }
told-season = { $season ->
    [spring] spring begins
    [summer] summer begins
    [autumn] autumn begins
   *[winter] winter begins
 }
scored = { $whom } +{ $points }

# Refusals
illegal-over = The game is over.
illegal-not-your-turn = It is another player’s turn.
illegal-not-now = Not now: { $phase ->
    [roofs] first choose the roofs for your empty cells, or keep all
    [pyramid] the pyramids are being built
    [move] it is time to take, build or roof, or to end the turn
    [bonus] first take 2 privileges or a building card
    [fishing] first sail, or do not fish
    [catch] first take the fish
    [crew] first say how many workers go
    [port] first sell fish, or say “enough”
    [lace] first place workers, or say “enough”
    [earning] first call workers back, or say “enough”
    [pay] lace workers are being paid: pay, or say “enough”
    [refill] cubes are being taken: take or buy, or say “enough”
   *[over] the game is over
 }.
illegal-built = Your pyramid is built: wait for the others.
illegal-not-so-many = { $cubes ->
    [one] The pyramid must have exactly { $cubes } cube.
   *[other] The pyramid must have exactly { $cubes } cubes.
 }
illegal-base-first = First the nine places of the base, then the four of the middle, then the top.
illegal-not-in-reserve = Your reserve has too few { colour } cubes.
illegal-four-moves = Four moves have been made in this turn: end it, or spend privileges if you have any.
illegal-too-expensive = The move costs { $price } coins, you have { $coins }: a privilege, if you have one, can become a coin.
illegal-no-cube = No cube lies on { $step }.
illegal-not-free = A cube lies on { $step }: only cubes without another one on them can be taken.
illegal-preparation-full = Your three preparation places are taken: build a house first.
illegal-not-prepared = No { colour } cube is prepared: take one from the pyramid first.
illegal-no-hollow = There is no hollow { $cell } on the island.
illegal-no-roof = The house on { $cell } has no roof: a house is built on a roof half, or into an empty hollow.
illegal-too-high = Three houses stand on { $cell } already, and that is the limit.
illegal-not-touching = { $cell } touches no house: build beside one, edge or corner.
illegal-not-in-cells = The roof { $tile } is not in your cells.
illegal-not-neighbours = A roof lies on two houses that are neighbours edge to edge.
illegal-no-house = No house stands on { $cell }.
illegal-not-level = The two houses are not equally high.
illegal-third-level = Houses of the third level get no roof.
illegal-roofed = The house on { $cell } has a roof already.
illegal-wrong-house = The { $half } half does not have the colour of the house on { $cell }: turn the tile or choose other houses.
illegal-no-such-card = The { building } does not lie face up.
illegal-no-cards = The deck of building cards is empty.
illegal-no-privilege = That needs a privilege, and you have none.
illegal-no-dock = { place } has no { colour } dock.
illegal-same-dock = Two docks of different islands and different colours change places.
illegal-useless-swap = After that swap no island within reach would match your arrows.
illegal-must-fish = Docks were swapped: now you must sail to an island that matches.
illegal-no-route = No route leads your boat to { place }.
illegal-no-match = No dock of { place } matches your arrows.
illegal-no-ship = No ship lies at { place }.
illegal-not-on-display = { fish } does not lie face up.
illegal-no-fish = The fish deck is empty.
illegal-not-in-port = Ship { $ship } does not lie in this port.
illegal-other-ship = You are selling to ship { $ship }, and only to that one.
illegal-other-kind = This ship wants one kind only: { fish }.
illegal-too-few-fish = You need { $needed } × { fish } for that.
illegal-no-square = There is no square { $cell } in the workshops.
illegal-no-arrow = No arrow that is left points at { colour }.
illegal-own-worker = Your own worker sits on { $cell }.
illegal-full-ring = The worker of { $seat } cannot go home: that ring is full.
illegal-nobody-island = You have no worker on { place }.
illegal-nobody-square = You have no worker on { $cell }.
illegal-not-in-supply = The supply has no { colour } cube.
illegal-pyramid-full = Your pyramid has all its cubes.
illegal-filled = A cube lies on { $step } already.
illegal-unsupported = { $step } is not supported: the places below it must be filled.
illegal-place-needed = Say where in the pyramid the cube goes, like “buy pink m2”.
illegal-into-reserve = In clean-up a bought cube goes into the reserve: leave the place out.
illegal-paid = The worker on { $cell } is paid already.
illegal-not-yours = You have no worker on { $cell }.
illegal-no-cube-to-pay = You have no { colour } cube to pay with.
illegal-no-convent = You do not have the Convent, or it has paid in this clean-up.
illegal-nothing-missing = No cube is missing.
illegal-kinds-needed = { $kinds ->
    [0] No cell is empty: say “enough”.
    [one] Choose { $kinds } kind of roof.
   *[other] Choose { $kinds } different kinds of roof.
 }
illegal-stack-empty = No roof of this kind is left: { kind }.
unreadable = { $expected ->
    [pyramid] How to build: “pyramid pbygowpby gowp b”: nine letters of colours for the base, four for the middle, one for the top; - for an empty place.
    [colour] A colour is needed here: pink, blue, yellow, green, orange or white, as in “build pink c4” or “buy pink”.
    [cell] A place on the island is needed here, a letter and a number, as in “build pink c4” or “roof four-pink-blue c4 d4”.
    [square] A square of the workshops is needed here, a letter and a number, as in “lace c3” or “pay c3”.
    [step] A place of the pyramid is needed here: b1 to b9, m1 to m4 or t1, as in “take m1” or “buy pink m2”.
    [tile] A roof is needed here: its kind and two colours, as in “roof four-pink-blue c4 d4” or “discard four-pink-blue”; kinds are islands, workshops, fountains and four.
    [kind] A kind of roof is needed here: islands, workshops, fountains or four, as in “roofs islands fountains four”.
    [roofs] How to choose roofs: “roofs islands fountains four”, every kind once and in the order islands, workshops, fountains, four.
    [card] A building card is needed here, as in “card villa”; “card deck” takes the top of the deck.
    [place] A place is needed here: murano, torcello, sant-erasmo, san-francesco, mazzorbo, san-michele, west-port or east-port, as in “sail torcello”.
    [island] An island is needed here: murano, torcello, sant-erasmo, san-francesco, mazzorbo or san-michele, as in “swap murano pink torcello blue”.
    [fish] A fish is needed here: tuna, squid, lobster, sea-bream, sardine, eel, crab or sole, as in “fish tuna” or “sell b tuna”; “fish deck” takes one from the deck.
    [crew] One worker goes, or two: “crew 1” or “crew 2”.
    [ship] A ship is needed here: a, b, c or d, as in “sell b tuna”.
    [recall] Call back from an island or a square: “recall murano” or “recall c3”.
    [pay] How to pay: “pay c3”, or “pay c3 free” with the Convent.
    [end] There is something after the end of the move.
   *[move] A move begins with take, build, roof, sail, fish, sell, lace, recall, pay, buy, coin, swap, crew, card, privileges, roofs, discard, pyramid, replace, enough or end, as in “take m1”.
 }

# The end
end-winter = Winter is over.
score-islands = Islands
score-lace = Lace
score-roofs = Roofs
score-ships = Ships
score-buildings = Building cards
score-fish = Fish
score-coins = Coins

## Edition

edition-no-section = The table [{ $section }] is missing.
edition-no-part = “{ $table }” lacks an entry: write { $key } = ….
edition-no-such-part = “{ $key }” is not known here. Expected: { $known }.
edition-how-many = “{ $key }” must have { $expected } entries; there are { $found }.
edition-twice = “{ $word }” is named twice: each may be named only once.
edition-no-such-island = “{ $word }” is not an island: murano, torcello, sant-erasmo, san-francesco, mazzorbo or san-michele.
edition-no-such-place = “{ $word }” is not a place: murano, torcello, sant-erasmo, san-francesco, mazzorbo, san-michele, west-port or east-port, with spaces between them.
edition-short-route = A route needs at least two places in its line, like murano torcello.
edition-route-stays = The route stays at { $place }: a place may not follow itself.
edition-place-apart = No route joins { $place } to the rest: boats must be able to come everywhere.
edition-kinds = “{ $word }” must be "any" (lots of any kinds) or "same" (all lots of the same kind).
edition-prices = The prices must be one to four numbers from 1 to { $most }, each larger than the one before, like "5 10 15".
edition-too-many-lots = Ship { $ship } asks for { $fish } fish of the same kind in all, but there are only { $cards } of a kind: give it fewer prices or smaller lots.
edition-fish-cards = There are { $cards } cards of every kind of fish: write cards = { $cards }.
edition-no-such-fish = “{ $word }” is not a fish: tuna, squid, lobster, sea-bream, sardine, eel, crab or sole.
edition-no-such-roof = “{ $word }” is not a roof tile: two different colours (pink, blue, yellow, green, orange, white) with a hyphen, like pink-blue.
edition-no-such-house = “{ $word }” is not a house of the ring: a colour (pink, blue, yellow, green, orange, white) and coin or fountain, like pink coin, with commas between the houses.
edition-ring-colour = The four pieces together must have { $expected } houses in { $colour }; there are { $found }.
edition-ring-fountains = The four pieces together must show { $expected } fountains; there are { $found }.
edition-drawing-lines = The drawing “{ $key }” must have { $expected } lines; there are { $found }.
edition-drawing-columns = This line of the drawing must have { $expected } characters; there are { $found }.
edition-drawing-signs = “{ $signs }” means nothing in this drawing. Expected are only: { $known }
edition-first-hollow = Exactly one * marks the hollow of the first house; there are { $found }.
edition-hollows = The island must have { $expected } hollows (. and *) and { $fountain } squares of the fountain (~); there are { $found } hollows.
edition-hollow-apart = The hollow in column { $column } of this line cannot be reached from the others: hollows must touch, by an edge or a corner.
edition-tile-size = The { $colour } tile must have { $expected } squares; there are { $found }.
edition-tile-torn = The squares of the { $colour } tile must be connected edge to edge; they lie in { $found } parts.
edition-tile-coins = Exactly one square of the { $colour } tile shows a coin (a small letter); there are { $found }.
edition-workshops-apart = The six tiles of “{ $key }” must all be connected edge to edge.

# What simulations count
statistic-mean_islands = Points of a seat for islands
statistic-mean_lace = Points of a seat for lace
statistic-mean_roofs = Points of a seat for roofs
statistic-mean_ships = Points of a seat for fish sold
statistic-mean_buildings = Points of a seat for building cards
statistic-mean_rest = Points of a seat for unsold fish and coins
statistic-houses_per_seat = Houses of a seat
statistic-roofs_per_seat = Roofs of a seat
statistic-moves_per_turn = Moves in a turn

# The guided first game
lesson-welcome = Welcome to Burano! For four seasons you build houses, roof them, fish and make lace. First choose three different kinds of roofs: island majority, workshop majority and four points. Each brings a tile of two colours, which will cover two houses of those colours.
lesson-pyramid = The pyramid is your plan for the season: only a cube with nothing on it can be taken. Lay the first cubes, always where a place is lit; the others follow by themselves, with pink on top. The four cubes that are left over bring a coin each.
lesson-take = A turn has up to four moves: the first brings 1 coin, the second and the third cost 3, the fourth costs 4. Take the pink cube from the top of your pyramid: it comes to one of your three preparation places.
lesson-build = Build pink on d5, beside the green house, for 3 coins. A new house needs a neighbour, edge to edge or corner to corner. Its colour says what you do afterwards: this spring, pink means fishing.
lesson-sail = Your boat goes one step. At an island, every dock that matches a colour under your three arrows brings a fish. They point at pink, blue and yellow, and San Michele has pink docks: one fish is waiting there. Sail to it.
lesson-fish = Take the sole; you will sell it later. With the catch, one worker of your ring stays on San Michele and the wheel turns on, so that the arrows point at other colours.
lesson-end-turn = You have 5 coins, and a third move would cost 3: two are enough for now. Click “End the turn”. The bot will only prepare two cubes, then it is your turn again.
lesson-earning = Take the yellow cube from m1, for a first move that brings a coin again. Yellow means earning this season, and a yellow house beside the green one is just what your yellow–green roof needs.
lesson-coins = Build yellow on c6, below the green house. Earning brings a coin for every coin that is visible on your ring, where no worker stands: three at the moment, as much as this move costs.
lesson-workers = Earning also lets workers come home, for a coin each. Yours are more useful on their islands: whoever has the most workers on one scores at the end of the season. Leave them where they are.
lesson-roof = Now the roof: your yellow–green tile fits on c6 and c5, two neighbours of its colours on one level. Houses belong to nobody, so you may roof any. It costs 3 coins, as your third move, and brings 4 points.
lesson-card = Every roof also brings two privileges or a building card. Some cards help you from now on, others pay at the end of the game. Take the Villa: 9 points at the end.
lesson-fourth-move = You have 3 coins, and a fourth move would cost 4. End the turn and watch the bot: it makes lace, earns and lays a roof, four moves in one turn.
lesson-lace = This spring, green and white houses make lace. Take the green cube from m2: since the top is gone, nothing lies on it.
lesson-storey = Build green on c5, on top of your roof: houses grow up to three storeys. On a half of the same colour a cube brings a privilege as well.
lesson-first-worker = For each arrow one worker may go to a workshop square of that colour. Yours point at blue, yellow and blue. The first worker may stand anywhere: send it to c3, a blue square with a coin.
lesson-beside = The others have to stand beside a worker of your own, edge to edge. Send the second one to c2, blue as well.
lesson-union = And the third one to b3, the yellow square beside c3. Neighbours form a union, which will bring extra points. The wheel turns by as many sectors as workers have left.
lesson-privilege = You have 2 coins, and a third move costs 3. A privilege helps: turn one into a coin. Privileges can also buy a cube, swap two docks, or let a worker go to a square that is taken or lies apart.
lesson-prepare = Now take the blue cube from m3 for 3 coins. Whatever is prepared can be built later: as the first move of your next turn it will even bring a coin.
lesson-empty-purse = Your purse is empty, which does no harm: the first move of a turn never costs anything. End the turn.
lesson-blue = Build blue on d6: with the pink house on d5 above it, your pink–blue roof will fit there. Blue means fishing, and now you can sell your catch.
lesson-port = From San Michele it is one step to the West port, where two merchant ships lie. Sail there.
lesson-sell = Ship a buys any fish, up to four, for 2 points each: sell it your sole. Other ships want several of one kind and pay much more. After a sale the ship leaves for the other port.
lesson-last-turn = This was your fourth and last turn of the spring: end it. After the bot’s turn comes the clean-up. With the most workers on Murano and on San Michele you will get 2 points for each.
lesson-pay = Now lace scores. A worker is paid with a cube of its square’s colour from your pyramid, covered or not, and brings 2 points. Pay the worker on c2 with a blue cube.
lesson-pay-again = Pay the one on c3 as well: that is what the two blue cubes at the bottom of your pyramid were for.
lesson-pay-union = And the one on b3 with a yellow cube. Three paid workers side by side are a union, worth 2 points more: 8 in all.
lesson-cubes = The colours have got other work for the summer. You keep the rest of your pyramid, and a cube came for every house of your ring with a worker on it. None of them is blue: buy a blue one with your privilege.
lesson-end = Fill your empty roof cell with fountains: they count the fountains visible on your ring, and three are worth 5 points. Then build your summer pyramid as you like: from now on you decide. Whoever has the most points after winter wins!
