# Burano : tout ce qu’on lit, en français.

game-name = Burano
game-about = Bâtissez l’île aux maisons colorées : une pyramide de cubes pour tout prévoir, pêche, dentelle et toits pendant quatre saisons.
edition-note = Les plateaux, tuiles et anneaux de cette édition sont reconstitués : nos propres dessins, faits pour ces règles.
legend = Comment lire les plateaux : ♥ rose, ● bleu, ★ jaune, ♣ vert, ▲ orange, ◇ blanc. Sur l’île, ♥2 est une maison rose au niveau 2 et ^♥1 une moitié de toit rose au niveau 1 ; les noms comme c4 sont des places libres. Dans la pyramide, seuls les cubes qui portent un nom comme m2 peuvent être pris. Sur l’anneau, $ est une pièce, ~ une fontaine, et ( ) veut dire qu’un ouvrier s’y tient. Dans la lagune, ▷2 est le bateau de la place 2, et (2)×3 sont trois de ses ouvriers. Dans les ateliers, (2) est un ouvrier de la place 2, et $ rapporte une pièce. Les genres de toits sont îles et ateliers (majorités), fontaines, et quatre (quatre points). Une pile comme quatre ×9 +4 a neuf tuiles, et l’une marquerait 4 pour vous maintenant ; une tuile de vos cases le dit aussi, et ! veut dire qu’elle peut être posée.

# Règles facultatives
switch-free-layout = Disposition libre : les tuiles des ateliers sont posées au hasard (règle 1.8)

# Noms
colour = { $colour ->
    [pink] rose
    [blue] bleu
    [yellow] jaune
    [green] vert
    [orange] orange
   *[white] blanc
 }
shape = { $colour ->
    [pink] ♥
    [blue] ●
    [yellow] ★
    [green] ♣
    [orange] ▲
   *[white] ◇
 }
cubes = { colour } ×{ $count }
place = { $place ->
    [murano] Murano
    [torcello] Torcello
    [sant-erasmo] Sant’Erasmo
    [san-francesco] San Francesco
    [mazzorbo] Mazzorbo
    [san-michele] San Michele
    [west-port] Port ouest
   *[east-port] Port est
 }
fish = { $fish ->
    [tuna] thon
    [squid] calmar
    [lobster] homard
    [sea-bream] daurade
    [sardine] sardine
    [eel] anguille
    [crab] crabe
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
    [fishing] pêche
    [lace] dentelle
   *[earning] gain
 }
kind = { $kind ->
    [islands] îles
    [workshops] ateliers
    [fountains] fontaines
   *[four] quatre points
 }
kind-short = { $kind ->
    [islands] îles
    [workshops] ateliers
    [fountains] fontaines
   *[four] quatre
 }
tile = { kind } { $first }–{ $second }
season = { $season ->
    [spring] printemps
    [summer] été
    [autumn] automne
   *[winter] hiver
 }
source = { $source ->
    [islands] îles
    [lace] dentelle
    [roofs] toits
    [ships] navires
    [buildings] bâtiments
    [fish] poissons
   *[coins] pièces
 }
building = { $card ->
    [chapel] Chapelle
    [campanile] Campanile
    [palazzo] Palazzo
    [brickyard] Briqueterie
    [limekiln] Four à chaux
    [dyeworks] Teinturerie
    [fish-market] Marché aux poissons
    [fish-hall] Halle aux poissons
    [lace-school] École de dentelle
    [lace-museum] Musée de la dentelle
    [boatyard] Chantier naval
    [guildhall] Maison de la guilde
    [harbour-office] Capitainerie
    [convent] Couvent
    [town-hall] Hôtel de ville
   *[villa] Villa
 }
effect = { $card ->
    [chapel] à chaque toit que vous posez, 5 points par moitié bleue ou rose
    [campanile] à chaque toit que vous posez, 5 points par moitié jaune ou verte
    [palazzo] à chaque toit que vous posez, 5 points par moitié orange ou blanche
    [brickyard] vos moitiés de toit bleues et vertes vont sur les maisons de toute couleur
    [limekiln] vos moitiés de toit jaunes et blanches vont sur les maisons de toute couleur
    [dyeworks] vos moitiés de toit orange et roses vont sur les maisons de toute couleur
    [fish-market] à la fin, 2 points pour chacun de ceux-ci que vous avez vendu : { $fish }
    [fish-hall] à la fin, 2 points pour chacun de ceux-ci que vous avez vendu : { $fish }
    [lace-school] à la fin, 2 points par ouvrier à vous sur les cases roses, bleues et jaunes
    [lace-museum] à la fin, 2 points par ouvrier à vous sur les cases vertes, orange et blanches
    [boatyard] votre bateau peut avancer d’une ou de deux étapes
    [guildhall] vos ouvriers de dentelle peuvent prendre la case d’un autre ouvrier sans privilège
    [harbour-office] vous gagnez toute égalité sur une île où vous avez un ouvrier
    [convent] à chaque remise en ordre, un de vos ouvriers de dentelle est payé sans cube ; 3 points à la fin
    [town-hall] à la fin, 3 points par carte Bâtiment à vous
   *[villa] 9 points à la fin
 }
effect-short = { $card ->
    [chapel] 5 par moitié ●♥
    [campanile] 5 par moitié ★♣
    [palazzo] 5 par moitié ▲◇
    [brickyard] ●♣ vont partout
    [limekiln] ★◇ vont partout
    [dyeworks] ▲♥ vont partout
    [fish-market] 2 par vendu
    [fish-hall] 2 par vendu
    [lace-school] 2 sur ♥●★
    [lace-museum] 2 sur ♣▲◇
    [boatyard] 1 ou 2 étapes
    [guildhall] prend des cases
    [harbour-office] gagne égalités
    [convent] 1 gratuit, 3
    [town-hall] 3 par carte
   *[villa] 9 à la fin
 }
building-in-full = { building } : { effect }
list = { $all }, { $part }
row = { $all } { $part }
prices = { $all }/{ $part }
shapes = { $all }{ $part }
number = { $number }
name = { $name }
quoted = « { $what } »
nothing = rien
whom = { $who ->
    [you] vous
   *[seat] { $seat }
 }

# La table
area-island = Île principale
area-seasons = Saisons
area-prepared = Préparés
area-own-roofs = Vos toits
area-own-cards = Vos bâtiments
area-lagoon = Lagune
area-workshops = Ateliers de dentelle
area-works = Ce que fait une maison ({ season })
area-fish = Poissons
area-hand = { $cards ->
    [0] Votre main : aucun poisson
    [one] Votre main : { $cards } poisson
   *[other] Votre main : { $cards } poissons
 }
area-buildings = Cartes Bâtiment (pioche { $cards })
area-stacks = Piles de toits
area-supply = Stock de cubes
area-own-board = Votre plateau
area-own-board-active = À vous
area-board = { $seat }
area-board-active = { $seat }, dont c’est le tour
area-own-pyramid = Pyramide ({ $cubes })
area-pyramid = Pyramide – { $seat } : { $cubes ->
    [0] vide
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }
area-own-ring = Votre anneau
area-ring = Anneau – { $seat }
area-own-reserve = Votre réserve : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }
area-reserve = Réserve – { $seat } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }
heading-arrow = →
cell-hollow = Creux { $cell } : vide
cell-house = { $cell } : maison de couleur { colour }, niveau { $level }
cell-roof = { $cell } : moitié de toit ({ $half }) au niveau { $level } (maison dessous : { colour })
house-short = { shape }{ $level }
roof-short = ^{ shape }{ $level }
square-free = Case { $cell } : { colour }{ $coin ->
    [0] {""}
   *[other] , rapporte une pièce
 }
square-taken = Case { $cell } : { colour }{ $coin ->
    [0] {""}
   *[other] , rapporte une pièce
 } ; un ouvrier ({ $seat })
square-free-short = { shape }{ $cell }{ $coin ->
    [0] {""}
   *[other] $
 }
square-taken-short = { shape }({ $seat }){ $coin ->
    [0] {""}
   *[other] $
 }
island = { place } : quais { $docks }{ $own ->
    [yes] ; { $matches ->
        [0] aucun ne convient à vos flèches
        [one] { $matches } convient à vos flèches
       *[other] { $matches } conviennent à vos flèches
     }
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] ; ouvriers : { $workers }
 }{ $boats ->
    [0] {""}
   *[other] ; bateaux : { $who }
 } ; routes vers { $routes }
port = { place } : { $ships }{ $boats ->
    [0] {""}
   *[other] ; bateaux : { $who }
 } ; routes vers { $routes }
seat-workers = { $seat } ×{ $count }
boat = Bateau de { $seat }, à { place }
boat-short = ▷{ $seat }
workers-short = ({ $seat }){ $count ->
    [1] {""}
   *[other] ×{ $count }
 }
dock = quai { colour } de { place }
ship-buys = le navire { $ship } achète jusqu’à { $most } { $size ->
    [1] poissons
    [2] paires d’une sorte
   *[other] triplets d’une sorte
 }{ $same ->
    [yes] {" "}d’une seule sorte
   *[no] {""}
 } pour { $prices } points
ship-short = { $ship } : { $size ->
    [1] { $same ->
        [yes] pareils
       *[no] tous
     }
    [2] paires
   *[other] triplets
 } { $prices }
fish-deck = Pioche de poissons : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
card-deck = Pioche des bâtiments : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
fish-in-hand = { $lot } : le navire { $ship } en paierait jusqu’à { $points } points ({ place })
deck-short = pioche { $cards }
work-colours = { work } : { $colours }
work-title = { work }
season-short = { $state ->
    [now] { season } { $round }/{ $rounds }
    [clean-up] { season } : remise en ordre
   *[other] { season }
 }
season-in-full = { $state ->
    [over] { season } : c’est fini
    [now] { season }, manche { $round } sur { $rounds } ; tours restants pour chacun : { $left }
    [clean-up] { season }, remise en ordre
   *[ahead] { season } : à venir, avec { $rounds } tours
 }
move-price = Le coup { $move } d’un tour { $price ->
    [0] rapporte 1 pièce
   *[other] coûte { $price } pièces
 }
move-price-short = { $move } : { $price ->
    [0] +1
   *[other] −{ $price }
 }
stack = Toits, { kind } : { $tiles ->
    [0] plus de tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }{ $own ->
    [yes] ; marquerait { $points } pour vous maintenant
   *[no] {""}
 }
stack-short = ×{ $tiles }{ $own ->
    [yes] {" "}+{ $points }
   *[no] {""}
 }
supply = Stock de cubes : { colour } ×{ $count }
reserve = Réserve : { colour } ×{ $count } ({ work })
cubes-short = { shape }{ $count }
prepared = Préparé : { colour } ({ work })
prepared-short = { shape } { work }
prepared-empty = Emplacement de préparation vide
roof-empty = Case de toit vide
gap-short = ·
roof-in-cell = Toit { $tile } : marquerait { $points } maintenant, { $fits ->
    [0] ne va nulle part
    [one] va sur { $fits } paire de maisons
   *[other] va sur { $fits } paires de maisons
 }
roof-title = { kind-short }
roof-fits = { $fits ->
    [0] pas encore de place
    [one] { $fits } place possible
   *[other] { $fits } places possibles
 }
roof-in-cell-short = { $first }{ $second } { kind-short } +{ $points }{ $fits ->
    [0] {""}
   *[other] !
 }
roof-own-short = { $first }{ $second } +{ $points }
roof-counts = { $kind ->
    [islands] { $count ->
        [0] en tête sur aucune île
        [one] en tête sur { $count } île
       *[other] en tête sur { $count } îles
     }
    [workshops] { $count ->
        [0] en tête dans aucun atelier
        [one] en tête dans { $count } atelier
       *[other] en tête dans { $count } ateliers
     }
    [fountains] { $count ->
        [0] aucune fontaine
        [one] { $count } fontaine
       *[other] { $count } fontaines
     }
   *[four] toujours 4
 }
roof-fits = { $fits ->
    [0] pas encore de place
    [one] va à { $fits } endroit
   *[other] va à { $fits } endroits
 }
step-free = { $step } : { colour }, libre ({ work })
step-covered = { $step } : { colour }, couvert ({ work })
step-open = { $step } : vide
step-empty = { $step } : vide, rien ne le soutient
step-free-short = { shape }{ $step }
step-covered-short = { shape }
ring-arrow = Flèche : { colour }, { $sign ->
    [coin] une pièce
    [fountain] une fontaine
   *[worker] un ouvrier
 }
ring-sector = Secteur { $sector } : { colour }, { $sign ->
    [coin] une pièce
    [fountain] une fontaine
   *[worker] un ouvrier
 }
ring-short = { $sign ->
    [coin] { shape }$
    [fountain] { shape }~
   *[worker] ({ shape })
 }
ring-hub = Visibles : pièces { $coins }, fontaines { $fountains }. Ouvriers sur l’anneau : { $workers } ; le prochain part du secteur 1.
ring-hub-short = { $coins }$ { $fountains }~
arrows = Vos flèches : { $colours }. Vous pêchez et faites de la dentelle avec ces couleurs.
arrows-short = vos flèches
source-points = { source } { $points }
fact = { $key ->
    [coins] pièces { $value }
    [privileges] privilèges { $value }
    [first] premier joueur
    [ready] pyramide prête
   *[pyramid] pyramide { $value }
 }
fact-score = points { $points }{ $points ->
    [0] {""}
   *[other] {" "}({ $sources })
 }
fact-moves = coups : { $moves }, le suivant { $moves ->
    [0] rapporte 1 pièce
   *[other] coûte { $price }
 }
fact-moves-over = quatre coups faits
fact-fish = poissons { $fish }{ $known ->
    [0] {""}
   *[other] {" "}(vus : { $seen })
 }
fact-sold = vendus { $fish }
fact-ring = ouvriers { $workers }, flèches { $arrows }, { $coins } $, { $fountains } ~

# Que faire maintenant
prompt-roofs-all = Choisissez trois genres de toits différents (règle 2.4).
prompt-roofs = Toits : défaussez des tuiles si vous voulez, puis choisissez un genre différent pour chaque case vide (règle 6.5). Cases vides : { $empty }.
prompt-pyramid = Bâtissez votre pyramide de { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }, à l’insu des autres (règle 3.2).{ $left ->
    [0] {""}
    [one] {" "}Il reste { $left } cube, qui rapporte une pièce.
   *[other] {" "}Il reste { $left } cubes, qui rapportent une pièce chacun.
 }
prompt-colour = Cube { $cube } sur { $cubes } : quelle couleur ? D’abord la base, puis le milieu, puis le sommet.
prompt-lay = Cube { $cube } sur { $cubes } : où va le cube { colour } ?
prompt-move = À vous, coup { $move } sur 4 : il { $move ->
    [1] rapporte 1 pièce
   *[other] coûte { $price } pièces
 } ; vous en avez { $coins }. Prenez, bâtissez, couvrez, ou terminez le tour (règle 4.1).
prompt-move-poor = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, et le coup { $move } en coûterait { $price } : terminez le tour{ $privileges ->
    [0] {""}
   *[other] , ou dépensez des privilèges
 } (règle 4.1).
prompt-moves-over = Quatre coups sont faits : terminez le tour{ $privileges ->
    [0] {""}
   *[other] , ou dépensez des privilèges
 } (règle 4.1).
prompt-bonus = Le toit « { $tile } » est posé : prenez 2 privilèges ou une carte Bâtiment (règle 4.4).
prompt-fishing = Pêche : avancez { $steps ->
    [1] d’une étape
   *[other] d’une ou deux étapes
 } depuis { place } ; vos flèches : { $arrows } (règle 5.1).
prompt-fishing-swapped = Des quais ont été échangés : allez maintenant vers une île qui convient. Vous êtes à { place }, vos flèches : { $arrows } (règle 8.1).
prompt-catch = { $matches ->
    [one] { $matches } quai convient
   *[other] { $matches } quais conviennent
 } : prenez { $more ->
    [yes] encore{" "}
   *[no] {""}
 }{ $left ->
    [one] { $left } poisson, visible ou de la pioche
   *[other] { $left } poissons, visibles ou de la pioche
 } (règle 5.1.1).
prompt-crew = Trois quais conviennent : envoyez un ou deux ouvriers à { place } (règle 5.1.1).
prompt-port = { $port } : choisissez un navire et vendez-lui du poisson, ou ne vendez rien (règle 5.1.2).
prompt-port-more = Vendez encore au navire { $ship }, ou laissez-le partir (règle 5.1.2).
prompt-lace = Dentelle : placez un ouvrier sur une case d’une de ces couleurs : { $arrows } ; ou arrêtez (règle 5.2).
prompt-earning = Les pièces sont à vous. Des ouvriers peuvent revenir, 1 pièce chacun (règle 5.3).
prompt-pay = Remise en ordre : payez les ouvriers de dentelle avec des cubes de votre pyramide, 2 points chacun, et les unions marquent (règle 6.2). Non payés : { $workers }. Cubes : { $cubes }.
prompt-refill = { $missing ->
    [0] Achetez des cubes avec des privilèges, ou continuez (règle 6.4).
    [one] Une couleur est épuisée : vous pouvez prendre { $missing } cube d’une autre couleur (règle 6.4).
   *[other] Des couleurs sont épuisées : vous pouvez prendre { $missing } cubes d’autres couleurs (règle 6.4).
 }
prompt-wait = { $seat } { $phase ->
    [roofs] choisit des toits.
    [move] joue son tour.
    [bonus] choisit sa prime.
    [fishing] va pêcher.
    [catch] prend des poissons.
    [crew] envoie des ouvriers.
    [port] vend du poisson.
    [lace] fait de la dentelle.
    [earning] fait son gain.
    [pay] paie ses ouvriers de dentelle.
   *[refill] prend des cubes.
 }
prompt-wait-pyramids = On bâtit les pyramides : { $ready } sur { $seats } sont prêtes.
prompt-over = La partie est terminée.

# Actions
do-roofs = Prendre de nouveaux toits : { $kinds }
do-discard = Défausser le toit { $tile }
do-pyramid = Bâtir : sommet { $top } | milieu { $middle } | base { $base }
do-take = Prendre le cube { colour } en { $step }
do-build = Bâtir le cube { colour } en { $cell }
do-roof = Couvrir { $first } et { $second } avec { $tile }
do-privileges = Prendre 2 privilèges
do-card = Prendre la carte { building }
do-card-deck = Prendre la première carte Bâtiment de la pioche
do-swap = Échanger le quai { $one } ({ $here }) contre le quai { $other } ({ $there })
do-sail = Naviguer vers { place }
do-fish = Prendre : { fish }
do-fish-deck = Prendre un poisson de la pioche
do-crew = { $workers ->
    [one] Envoyer { $workers } ouvrier
   *[other] Envoyer { $workers } ouvriers
 }
do-sell = Vendre { $lot } au navire { $ship }
do-lace = Placer un ouvrier en { $cell } ({ colour })
do-recall-island = Rappeler un ouvrier de { place }
do-recall-square = Rappeler l’ouvrier de { $cell } ({ colour })
do-buy-step = Acheter un cube { colour } pour { $step }
do-buy = Acheter un cube { colour }
do-coin = Changer un privilège en pièce
do-pay = Payer l’ouvrier en { $cell } ({ colour })
do-pay-free = Faire payer l’ouvrier en { $cell } ({ colour }) par le couvent
do-replace = Prendre un cube { colour } à la place
do-enough = { $phase ->
    [roofs] Garder tous les toits
    [fishing] Ne pas pêcher
    [port] { $begun ->
        [yes] Ne plus rien vendre
       *[no] Ne rien vendre
     }
    [lace] { $begun ->
        [yes] Ne plus placer d’ouvrier
       *[no] Ne placer aucun ouvrier
     }
    [earning] Laisser les ouvriers sur place
    [pay] { $begun ->
        [yes] Ne plus payer personne
       *[no] Ne payer personne
     }
   *[refill] Finir de prendre des cubes
 }
do-end = { $moves ->
    [0] Terminer le tour sans coup
   *[other] Terminer le tour
 }
remark-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
remark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
remark-privilege = 1 privilège
remark-same-half = 1 privilège : la moitié de toit est de la même couleur
remark-work = { $work ->
    [fishing] pêche : { $amount ->
        [0] aucun quai ne convient maintenant
        [one] jusqu’à { $amount } poisson maintenant
       *[other] jusqu’à { $amount } poissons maintenant
     }
    [lace] dentelle : { $amount ->
        [0] aucune case maintenant
        [one] { $amount } case maintenant
       *[other] { $amount } cases maintenant
     }
   *[earning] gain : { $amount ->
        [one] { $amount } pièce maintenant
       *[other] { $amount } pièces maintenant
     }
 }
remark-left-over = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } pour le reste : { $cubes }
remark-nth = vos poissons de cette sorte : { $nth }
remark-swap = ensuite { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
 } à { place }
remark-ships = { $ships }
remark-catch = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
 }
remark-stays = { $seat } y garde un ouvrier : l’anneau est complet, rien n’est payé (règle 5.1.1)
remark-goes-home = { $seat } reprend un ouvrier et touche 2 pièces
remark-union = union de { $workers } ouvriers : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } une fois payée
remark-cube = 1 cube { colour }
button-coin = Pièce
letter-buy = Un cube pour un privilège
letter-free = Laisser payer le couvent
letter-build = Bâtir la pyramide cube par cube ({ $cubes } cubes)
letter-reserve = prendre un cube { colour } (reste { $left })
letter-lay = poser le cube { colour } en { $step }
letter-swap = Échanger deux quais pour un privilège
letter-dock = le quai { colour } de { place }
hint-swap = La liste donne les échanges qui rapportent aussitôt plus de poissons. Pour tout autre, tapez par exemple « swap murano pink torcello blue ».
hint-build = Pour bâtir une autre pyramide, tapez ses lettres de la base au sommet : « pyramid pbygowpby gowp b ». Ce sont p rose, b bleu, y jaune, g vert, o orange, w blanc ; - laisse une place vide.

# Le journal
told-then = { $all } ; { $part }
told-roofs = a choisi de nouveaux toits ({ $kinds }) et reçu { $tiles }
told-discard = a défaussé le toit { $tile }
told-pyramid = a bâti sa pyramide
told-pyramid-own = a bâti sa pyramide : sommet { $top } | milieu { $middle } | base { $base }
told-shown-all = toutes les pyramides sont montrées (sommet | milieu | base)
told-shown = { $who ->
    [you] la vôtre
   *[seat] { $seat }
 } : { $top } | { $middle } | { $base }{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } pièce pour le reste)
   *[other] {" "}(+{ $coins } pièces pour le reste)
 }
told-take = a pris le cube { colour } en { $step }{ $moves ->
    [0] {" "}(+1 pièce)
   *[other] {" "}(−{ $price } pièces)
 }
told-build = a bâti le cube { colour } en { $cell }, niveau { $level }{ $moves ->
    [0] {" "}(+1 pièce)
   *[other] {" "}(−{ $price } pièces)
 }
told-build-privilege = a bâti le cube { colour } en { $cell }, niveau { $level }{ $moves ->
    [0] {" "}(+1 pièce)
   *[other] {" "}(−{ $price } pièces)
 }, sur une moitié de sa couleur : 1 privilège
told-roof = a couvert { $first } et { $second } avec { $tile }{ $moves ->
    [0] {" "}(+1 pièce)
   *[other] {" "}(−{ $price } pièces)
 }
told-privileges = a pris 2 privilèges
told-card = a pris une carte Bâtiment : { $card }
told-card-deck = a pris la première carte Bâtiment de la pioche : { $card }
told-swap = a échangé le quai { $one } ({ $here }) contre le quai { $other } ({ $there }) pour un privilège
told-sail = a navigué vers { place }
told-fish = a pris : { fish }
told-fish-deck = a pris un poisson de la pioche
told-fish-deck-own = a pris de la pioche : { $fish }
told-crew = { $workers ->
    [one] a envoyé { $workers } ouvrier à { place }
   *[other] a envoyé { $workers } ouvriers à { place }
 }
told-sell = a vendu { $lot } au navire { $ship } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
told-lace = a placé un ouvrier en { $cell } ({ colour }{ $coin ->
    [0] {""}
   *[other] , +1 pièce
 })
told-lace-privilege = a placé un ouvrier en { $cell } ({ colour }{ $coin ->
    [0] {""}
   *[other] , +1 pièce
 }) pour un privilège
told-recall-island = a rappelé un ouvrier de { place } (+1 pièce)
told-recall-square = a rappelé un ouvrier de { $cell } ({ colour }, +1 pièce)
told-buy-step = a acheté un cube { colour } pour { $step } avec un privilège
told-buy = a acheté un cube { colour } avec un privilège
told-coin = a changé un privilège en pièce
told-pay = a payé l’ouvrier en { $cell } ({ colour })
told-pay-free = a fait payer l’ouvrier en { $cell } ({ colour }) par le couvent
told-replace = a pris un cube { colour } à la place
told-enough = { $phase ->
    [roofs] a gardé ses toits
    [fishing] n’a pas pêché
    [port] { $begun ->
        [yes] n’a plus rien vendu
       *[no] n’a rien vendu
     }
    [lace] { $begun ->
        [yes] n’a plus placé d’ouvrier
       *[no] n’a placé aucun ouvrier
     }
    [earning] a laissé les ouvriers sur place
    [pay] { $begun ->
        [yes] n’a plus payé personne
       *[no] n’a payé personne
     }
   *[refill] a fini de prendre des cubes
 }
told-end = { $moves ->
    [0] n’a rien fait (+1 pièce)
   *[other] a terminé son tour
 }
told-earned = a touché { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
told-goes-home = { $who ->
    [you] un de vos ouvriers rentre
   *[seat] { $seat } reprend un ouvrier
 } (+2 pièces)
told-stays = { $who ->
    [you] un de vos ouvriers y reste
   *[seat] { $seat } y garde un ouvrier
 }, l’anneau est complet
told-points = { source } : { $scores }
told-works = les couleurs changent de travail : { $works }
told-cubes = nouveaux cubes : { $cubes }
told-season = { $season ->
    [spring] le printemps commence
    [summer] l’été commence
    [autumn] l’automne commence
   *[winter] l’hiver commence
 }
scored = { $whom } +{ $points }

# Refus
illegal-over = La partie est terminée.
illegal-not-your-turn = C’est le tour d’une autre personne.
illegal-not-now = Pas maintenant : { $phase ->
    [roofs] choisissez d’abord les toits de vos cases vides, ou gardez tout
    [pyramid] on bâtit les pyramides
    [move] c’est le moment de prendre, de bâtir, de couvrir ou de terminer le tour
    [bonus] prenez d’abord 2 privilèges ou une carte Bâtiment
    [fishing] naviguez d’abord, ou ne pêchez pas
    [catch] prenez d’abord les poissons
    [crew] dites d’abord combien d’ouvriers partent
    [port] vendez d’abord, ou dites « enough »
    [lace] placez d’abord des ouvriers, ou dites « enough »
    [earning] rappelez d’abord des ouvriers, ou dites « enough »
    [pay] on paie les ouvriers de dentelle : payez, ou dites « enough »
    [refill] on prend des cubes : prenez ou achetez, ou dites « enough »
   *[over] la partie est terminée
 }.
illegal-built = Votre pyramide est bâtie : attendez les autres.
illegal-not-so-many = { $cubes ->
    [one] La pyramide doit avoir exactement { $cubes } cube.
   *[other] La pyramide doit avoir exactement { $cubes } cubes.
 }
illegal-base-first = D’abord les neuf places de la base, puis les quatre du milieu, puis le sommet.
illegal-not-in-reserve = Votre réserve a trop peu de cubes de cette couleur : { colour }.
illegal-four-moves = Quatre coups ont été joués ce tour-ci : terminez-le, ou dépensez des privilèges si vous en avez.
illegal-too-expensive = Le coup coûte { $price } pièces, vous en avez { $coins } : un privilège, si vous en avez un, peut devenir une pièce.
illegal-no-cube = Il n’y a pas de cube en { $step }.
illegal-not-free = Un cube repose sur { $step } : on ne prend que les cubes qui n’en portent pas d’autre.
illegal-preparation-full = Vos trois emplacements de préparation sont pris : bâtissez d’abord une maison.
illegal-not-prepared = Aucun cube { colour } n’est préparé : prenez-en d’abord un de la pyramide.
illegal-no-hollow = Il n’y a pas de creux { $cell } sur l’île.
illegal-no-roof = La maison en { $cell } n’a pas de toit : on bâtit sur une moitié de toit ou dans un creux vide.
illegal-too-high = Trois maisons se dressent déjà en { $cell }, et c’est la limite.
illegal-not-touching = { $cell } ne touche aucune maison : bâtissez à côté d’une maison, par un côté ou un coin.
illegal-not-in-cells = Le toit { $tile } n’est pas dans vos cases.
illegal-not-neighbours = Un toit couvre deux maisons voisines par un côté.
illegal-no-house = Il n’y a pas de maison en { $cell }.
illegal-not-level = Les deux maisons ne sont pas à la même hauteur.
illegal-third-level = Les maisons du troisième niveau n’ont pas de toit.
illegal-roofed = La maison en { $cell } a déjà un toit.
illegal-wrong-house = La moitié de couleur { $half } n’a pas la couleur de la maison en { $cell } : tournez la tuile ou choisissez d’autres maisons.
illegal-no-such-card = Cette carte n’est pas visible : { building }.
illegal-no-cards = La pioche des bâtiments est vide.
illegal-no-privilege = Il y faut un privilège, et vous n’en avez pas.
illegal-no-dock = { place } n’a pas de quai { colour }.
illegal-same-dock = On échange deux quais d’îles différentes et de couleurs différentes.
illegal-useless-swap = Après cet échange, aucune île à portée ne conviendrait à vos flèches.
illegal-must-fish = Des quais ont été échangés : il faut maintenant aller vers une île qui convient.
illegal-no-route = Aucune route ne mène votre bateau à { place }.
illegal-no-match = Aucun quai de { place } ne convient à vos flèches.
illegal-no-ship = Aucun navire n’est ici : { place }.
illegal-not-on-display = Ce poisson n’est pas visible : { fish }.
illegal-no-fish = La pioche de poissons est vide.
illegal-not-in-port = Le navire { $ship } n’est pas dans ce port.
illegal-other-ship = Vous vendez au navire { $ship }, et à lui seul.
illegal-other-kind = Ce navire ne veut qu’une sorte : { fish }.
illegal-too-few-fish = Il vous faut pour cela { $needed } × { fish }.
illegal-no-square = Il n’y a pas de case { $cell } dans les ateliers.
illegal-no-arrow = Aucune flèche restante ne montre cette couleur : { colour }.
illegal-own-worker = Votre propre ouvrier est en { $cell }.
illegal-full-ring = { $seat } ne peut pas reprendre son ouvrier : son anneau est complet.
illegal-nobody-island = Vous n’avez pas d’ouvrier à { place }.
illegal-nobody-square = Vous n’avez pas d’ouvrier en { $cell }.
illegal-not-in-supply = Le stock n’a plus de cube { colour }.
illegal-pyramid-full = Votre pyramide a tous ses cubes.
illegal-filled = Un cube est déjà en { $step }.
illegal-unsupported = { $step } n’est pas soutenu : les places au-dessous doivent être remplies.
illegal-place-needed = Dites où va le cube dans la pyramide, comme « buy pink m2 ».
illegal-into-reserve = À la remise en ordre, un cube acheté va dans la réserve : n’indiquez pas de place.
illegal-paid = L’ouvrier en { $cell } est déjà payé.
illegal-not-yours = Vous n’avez pas d’ouvrier en { $cell }.
illegal-no-cube-to-pay = Vous n’avez pas de cube { colour } pour payer.
illegal-no-convent = Vous n’avez pas le couvent, ou il a déjà payé à cette remise en ordre.
illegal-nothing-missing = Il ne manque aucun cube.
illegal-kinds-needed = { $kinds ->
    [0] Aucune case n’est vide : dites « enough ».
    [one] Choisissez { $kinds } genre de toit.
   *[other] Choisissez { $kinds } genres de toits différents.
 }
illegal-stack-empty = Il n’y a plus de toit de ce genre : { kind }.
unreadable = { $expected ->
    [pyramid] Pour bâtir : « pyramid pbygowpby gowp b » : neuf lettres de couleurs pour la base, quatre pour le milieu, une pour le sommet ; - pour une place vide.
    [colour] Il faut ici une couleur : pink, blue, yellow, green, orange ou white, comme dans « build pink c4 » ou « buy pink ».
    [cell] Il faut ici une place de l’île, une lettre et un nombre, comme dans « build pink c4 » ou « roof four-pink-blue c4 d4 ».
    [square] Il faut ici une case des ateliers, une lettre et un nombre, comme dans « lace c3 » ou « pay c3 ».
    [step] Il faut ici une place de la pyramide : b1 à b9, m1 à m4 ou t1, comme dans « take m1 » ou « buy pink m2 ».
    [tile] Il faut ici un toit : son genre et deux couleurs, comme dans « roof four-pink-blue c4 d4 » ou « discard four-pink-blue » ; les genres sont islands, workshops, fountains et four.
    [kind] Il faut ici un genre de toit : islands, workshops, fountains ou four, comme dans « roofs islands fountains four ».
    [roofs] Pour choisir des toits : « roofs islands fountains four », chaque genre une fois, dans l’ordre islands, workshops, fountains, four.
    [card] Il faut ici une carte Bâtiment, comme dans « card villa » ; « card deck » prend la première de la pioche.
    [place] Il faut ici un lieu : murano, torcello, sant-erasmo, san-francesco, mazzorbo, san-michele, west-port ou east-port, comme dans « sail torcello ».
    [island] Il faut ici une île : murano, torcello, sant-erasmo, san-francesco, mazzorbo ou san-michele, comme dans « swap murano pink torcello blue ».
    [fish] Il faut ici un poisson : tuna, squid, lobster, sea-bream, sardine, eel, crab ou sole, comme dans « fish tuna » ou « sell b tuna » ; « fish deck » en prend un de la pioche.
    [crew] Un ouvrier part, ou deux : « crew 1 » ou « crew 2 ».
    [ship] Il faut ici un navire : a, b, c ou d, comme dans « sell b tuna ».
    [recall] On rappelle d’une île ou d’une case : « recall murano » ou « recall c3 ».
    [pay] Pour payer : « pay c3 », ou « pay c3 free » avec le couvent.
    [end] Il y a quelque chose après la fin du coup.
   *[move] Un coup commence par take, build, roof, sail, fish, sell, lace, recall, pay, buy, coin, swap, crew, card, privileges, roofs, discard, pyramid, replace, enough ou end, comme « take m1 ».
 }

# La fin
end-winter = L’hiver est fini.
score-islands = Îles
score-lace = Dentelle
score-roofs = Toits
score-ships = Navires
score-buildings = Bâtiments
score-fish = Poissons
score-coins = Pièces

## Edition

edition-no-section = Il manque le tableau [{ $section }].
edition-no-part = Il manque une ligne à « { $table } » : écrivez { $key } = ….
edition-no-such-part = « { $key } » n’est pas connu ici. On attend : { $known }.
edition-how-many = « { $key } » doit avoir { $expected } éléments ; leur nombre est ici de { $found }.
edition-twice = « { $word } » est nommé deux fois : une seule suffit.
edition-no-such-island = « { $word } » n’est pas une île : murano, torcello, sant-erasmo, san-francesco, mazzorbo ou san-michele.
edition-no-such-place = « { $word } » n’est pas un lieu : murano, torcello, sant-erasmo, san-francesco, mazzorbo, san-michele, west-port ou east-port, séparés par des espaces.
edition-short-route = Une route demande au moins deux lieux sur sa ligne, comme murano torcello.
edition-route-stays = La route reste à { $place } : un lieu ne peut pas se suivre lui-même.
edition-place-apart = Aucune route ne relie { $place } au reste : les bateaux doivent pouvoir aller partout.
edition-kinds = « { $word } » doit être "any" (des lots de n’importe quelles sortes) ou "same" (tous les lots de la même sorte).
edition-prices = Les prix doivent être un à quatre nombres de 1 à { $most }, chacun plus grand que le précédent, comme "5 10 15".
edition-too-many-lots = Le navire { $ship } demande en tout { $fish } poissons de la même sorte, mais il n’y en a que { $cards } par sorte : donnez-lui moins de prix ou des lots plus petits.
edition-fish-cards = Il y a { $cards } cartes de chaque sorte de poisson : écrivez cards = { $cards }.
edition-no-such-fish = « { $word } » n’est pas un poisson : tuna, squid, lobster, sea-bream, sardine, eel, crab ou sole.
edition-no-such-roof = « { $word } » n’est pas une tuile de toit : il faut deux couleurs différentes (pink, blue, yellow, green, orange, white) avec un trait d’union, comme pink-blue.
edition-no-such-house = « { $word } » n’est pas une maison de l’anneau : il faut une couleur (pink, blue, yellow, green, orange, white) et coin ou fountain, comme pink coin, avec des virgules entre les maisons.
edition-ring-colour = Les quatre pièces ensemble doivent avoir { $expected } maisons de couleur { $colour } ; leur nombre est ici de { $found }.
edition-ring-fountains = Les quatre pièces ensemble doivent montrer { $expected } fontaines ; leur nombre est ici de { $found }.
edition-drawing-lines = Le dessin « { $key } » doit avoir { $expected } lignes ; leur nombre est ici de { $found }.
edition-drawing-columns = Cette ligne du dessin doit avoir { $expected } caractères ; leur nombre est ici de { $found }.
edition-drawing-signs = « { $signs } » ne veut rien dire dans ce dessin. On attend seulement : { $known }
edition-first-hollow = Un seul * marque le creux de la première maison ; leur nombre est ici de { $found }.
edition-hollows = L’île doit avoir { $expected } creux (. et *) et { $fountain } cases de fontaine (~) ; le nombre de creux est ici de { $found }.
edition-hollow-apart = Le creux de la colonne { $column } de cette ligne est à l’écart des autres : les creux doivent se toucher, par un côté ou par un coin.
edition-tile-size = La tuile { $colour } doit avoir { $expected } cases ; leur nombre est ici de { $found }.
edition-tile-torn = Les cases de la tuile { $colour } doivent se toucher par les côtés ; elles forment { $found } morceaux.
edition-tile-coins = Une seule case de la tuile { $colour } montre une pièce (une minuscule) ; leur nombre est ici de { $found }.
edition-workshops-apart = Les six tuiles de « { $key } » doivent toutes se toucher par les côtés.

# Ce que comptent les simulations
statistic-mean_islands = Points d’une place pour les îles
statistic-mean_lace = Points d’une place pour la dentelle
statistic-mean_roofs = Points d’une place pour les toits
statistic-mean_ships = Points d’une place pour les poissons vendus
statistic-mean_buildings = Points d’une place pour les cartes bâtiment
statistic-mean_rest = Points d’une place pour les poissons invendus et les pièces
statistic-houses_per_seat = Maisons par place
statistic-roofs_per_seat = Toits par place
statistic-moves_per_turn = Coups par tour

# La première partie guidée
lesson-welcome = Bienvenue à Burano ! Pendant quatre saisons, vous bâtissez, couvrez des maisons, pêchez et faites de la dentelle. Choisissez d’abord trois sortes de toits : îles, ateliers et quatre points. Chacune apporte une tuile de deux couleurs, qui couvrira deux maisons de ces couleurs.
lesson-pyramid = La pyramide est votre plan pour la saison : on ne prend qu’un cube sur lequel rien ne repose. Posez les premiers cubes, là où une place s’allume ; les autres suivent seuls, avec un rose au sommet. Les quatre cubes restants rapportent une pièce chacun.
lesson-take = Un tour a jusqu’à quatre coups : le premier rapporte 1 pièce, le deuxième et le troisième coûtent 3 pièces, le quatrième 4. Prenez le cube rose au sommet de votre pyramide : il vient sur l’une de vos trois places de préparation.
lesson-build = Bâtissez le cube rose en d5, à côté de la maison verte, pour 3 pièces. Une nouvelle maison a besoin d’une voisine, par un côté ou par un coin. Sa couleur dit ce que vous faites ensuite : ce printemps, le rose, c’est la pêche.
lesson-sail = Votre bateau avance d’une étape. Sur une île, chaque quai de la couleur d’une de vos trois flèches donne un poisson. Elles montrent rose, bleu et jaune, et San Michele a des quais roses : un poisson vous y attend. Allez-y.
lesson-fish = Prenez la sole ; vous la vendrez plus tard. Avec la prise, un ouvrier de votre anneau reste à San Michele et la roue tourne : les flèches montrent alors d’autres couleurs.
lesson-end-turn = Vous avez 5 pièces, et un troisième coup en coûterait 3 : deux suffisent pour l’instant. Cliquez sur « Terminer le tour ». Le robot ne fera que préparer deux cubes, puis ce sera de nouveau à vous.
lesson-earning = Prenez le cube jaune en m1 : un premier coup, qui rapporte encore une pièce. Le jaune sert au gain cette saison, et une maison jaune à côté de la verte, c’est ce qu’il faut à votre toit jaune–vert.
lesson-coins = Bâtissez le cube jaune en c6, sous la maison verte. Le gain rapporte une pièce par pièce visible sur votre anneau, là où il n’y a pas d’ouvrier : trois en ce moment, autant que coûte ce coup.
lesson-workers = Le gain permet aussi de rappeler des ouvriers, pour une pièce chacun. Les vôtres sont plus utiles sur leurs îles : qui en a le plus sur une île marque des points en fin de saison. Laissez-les sur place.
lesson-roof = Et maintenant le toit : votre tuile jaune–vert va sur c6 et c5, deux voisines de ses couleurs au même niveau. Les maisons ne sont à personne : on peut couvrir n’importe lesquelles. Ce troisième coup coûte 3 pièces et rapporte 4 points.
lesson-card = Chaque toit rapporte aussi deux privilèges ou une carte Bâtiment. Certaines cartes vous aident dès maintenant, d’autres paient à la fin de la partie. Prenez la Villa : 9 points à la fin.
lesson-fourth-move = Vous avez 3 pièces, et un quatrième coup en coûterait 4. Terminez le tour et regardez le robot : il fait de la dentelle, gagne des pièces et pose un toit, quatre coups en un tour.
lesson-lace = Ce printemps, les maisons vertes et blanches font de la dentelle. Prenez le cube vert en m2 : depuis que le sommet est parti, rien ne repose dessus.
lesson-storey = Bâtissez le cube vert en c5, sur votre toit : les maisons montent jusqu’à trois étages. Sur une moitié de sa propre couleur, un cube rapporte aussi un privilège.
lesson-first-worker = Pour chaque flèche, un ouvrier peut aller sur une case d’atelier de cette couleur. Les vôtres montrent bleu, jaune et bleu. Le premier se place où l’on veut : envoyez-le en c3, une case bleue avec une pièce.
lesson-beside = Les autres doivent se placer à côté d’un de vos ouvriers, par un côté. Envoyez le deuxième en c2, bleue elle aussi.
lesson-union = Et le troisième en b3, la case jaune à côté de c3. Des voisins forment une union, qui rapportera des points de plus. La roue tourne d’autant de secteurs que d’ouvriers sont partis.
lesson-privilege = Vous avez 2 pièces, et un troisième coup en coûte 3. Un privilège aide : changez-en un en pièce. Un privilège peut aussi acheter un cube, échanger deux quais ou mener un ouvrier sur une case occupée ou éloignée.
lesson-prepare = Prenez maintenant le cube bleu en m3 pour 3 pièces. Ce qui est préparé se bâtit plus tard : comme premier coup de votre prochain tour, il rapportera même une pièce.
lesson-empty-purse = Votre bourse est vide, mais ce n’est pas grave : le premier coup d’un tour ne coûte jamais rien. Terminez le tour.
lesson-blue = Bâtissez le cube bleu en d6 : avec la maison rose en d5 juste au-dessus, votre toit rose–bleu ira bien là. Le bleu, c’est la pêche, et vous pouvez maintenant vendre votre prise.
lesson-port = De San Michele, le Port ouest n’est qu’à une étape, et deux navires marchands y sont. Allez-y.
lesson-sell = Le navire a achète tout poisson, jusqu’à quatre, pour 2 points chacun : vendez-lui la sole. D’autres en veulent plusieurs d’une même espèce et paient bien plus. Après la vente, le navire part pour l’autre port.
lesson-last-turn = C’était votre quatrième et dernier tour du printemps : terminez-le. Après celui du robot vient la remise en ordre. Avec le plus d’ouvriers à Murano et à San Michele, vous aurez 2 points pour chacune.
lesson-pay = La dentelle marque maintenant. On paie un ouvrier avec un cube de la couleur de sa case, pris dans la pyramide, couvert ou non, et il rapporte 2 points. Payez l’ouvrier en c2 avec un cube bleu.
lesson-pay-again = Payez aussi celui en c3 : c’est à cela que servaient les deux cubes bleus au bas de votre pyramide.
lesson-pay-union = Et celui en b3 avec un cube jaune. Trois ouvriers payés côte à côte forment une union et valent 2 points de plus : 8 en tout.
lesson-cubes = Les couleurs ont reçu un autre travail pour l’été. Vous gardez le reste de la pyramide, et un cube est venu pour chaque maison de l’anneau avec un ouvrier. Aucun n’est bleu : achetez-en un avec votre privilège.
lesson-end = Remplissez la case de toit vide avec des fontaines : elles comptent celles visibles sur votre anneau, et trois valent 5 points. Puis bâtissez librement la pyramide d’été : maintenant, c’est vous qui décidez. Le plus de points après l’hiver gagne !
