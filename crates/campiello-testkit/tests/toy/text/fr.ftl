switch-exchange = Échange
switch-duel = Duel
end-even-bids = Les mises étaient égales.
end-odd-bids = Les mises étaient inégales.
score-laid = Posés
score-hidden = Cachés
toy-unreadable = « { $move } » n’est pas un coup.
toy-not-now = Pas maintenant.
toy-not-your-turn = Ce n’est pas votre tour.
toy-full-hand = Une main tient { $most } galets au plus.
toy-empty-bag = Le sac est vide.
toy-not-in-hand = Vous ne l’avez pas.
toy-no-exchange = Pas d’échange.
toy-knock-once = On frappe une fois, en attendant.
toy-not-asked = On ne vous demande rien.
toy-two-to-four = Une fois, et deux à quatre galets.
toy-four-fingers = Trois doigts au plus.
toy-seat = Place { $number }
toy-told-knock = { $seat } frappe.
toy-told-draw = { $seat } pioche ; il restait { $left ->
    [one] un galet
   *[other] { $left } galets
 }.
toy-told-lay = { $seat } pose { $pebble }.
toy-told-hide = { $seat } cache un galet.
toy-told-hide-own = { $seat } cache { $pebble }.
toy-told-exchange = { $seat } échange.
toy-told-bid = { $seat } mise.
toy-told-nod = { $seat } acquiesce.
toy-told-foretell = { $seat } prédit { $pebbles ->
    [one] un galet
   *[other] { $pebbles } galets
 }.
toy-hand = Main
toy-pouch = Bourse
toy-laid = Posés
toy-holds = { $pebbles ->
    [one] un galet
   *[other] { $pebbles } galets
 } en main
toy-pebble = Galet { $pebble }
toy-knock = Frapper
toy-draw = Piocher
toy-lay = Poser { $pebble }
toy-hide = Cacher { $pebble }
toy-exchange = Échanger
toy-bid = Miser { $fingers }
toy-nod = Acquiescer
toy-foretell = Prédire
toy-done = Ceux-ci
