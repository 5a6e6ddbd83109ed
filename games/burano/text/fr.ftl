# Burano : tout ce qu’une personne lit, en français.

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
