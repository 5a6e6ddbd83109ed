# Walking in Burano : tout ce qu’une personne lit, en français.

game-name = Walking in Burano
game-about = Bâtissez la plus jolie rue de l’île : cinq maisons de trois étages, et des visiteurs qui aiment ce qu’ils voient.
postcard = Saluti da Burano
edition-note = Les cartes de cette édition sont une reconstitution : nous les avons dessinées nous-mêmes, en accord avec les règles.

# Règles facultatives
switch-beginner-characters = Option débutant A : sans Commerçants, Fleuristes ni Jardiniers
switch-beginner-windows = Option débutant B : les fenêtres fermées ne coûtent rien
switch-stacked = Pioches ordonnées : la prochaine carte d’une pioche est la même, quoi que l’on joue

# Cartes et symboles
card = { $colour ->
    [pink] rose
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
   *[blue] bleue
 } { $floor }{ $letter }
card-short = { $card }
card-in-full = { $card } : { $symbols }
symbol = { $key ->
    [flowers] { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
     }
    [plants] { $count ->
        [one] { $count } plante
       *[other] { $count } plantes
     }
    [cats] { $count ->
        [one] { $count } chat
       *[other] { $count } chats
     }
    [red-curtains] { $count ->
        [one] { $count } rideau rouge
       *[other] { $count } rideaux rouges
     }
    [blue-curtains] { $count ->
        [one] { $count } rideau bleu
       *[other] { $count } rideaux bleus
     }
    [streetlight] un réverbère
    [chimney] une cheminée
    [pedestrians] { $count ->
        [one] { $count } piéton
       *[other] { $count } piétons
     }
   *[closed-windows] { $count ->
        [one] { $count } fenêtre fermée
       *[other] { $count } fenêtres fermées
     }
 }
symbol-shop = { $shop ->
    [pizza] pizzeria
    [clothes] boutique de vêtements
    [ice-cream] glacier
   *[coffee] café
 } ({ $points } points)
symbol-short = { $key ->
    [flowers] ✿{ $count }
    [plants] ♣{ $count }
    [cats] chat{ $count }
    [red-curtains] ▽r{ $count }
    [blue-curtains] ▽b{ $count }
    [streetlight] lampe
    [chimney] cheminée
    [pedestrians] ☺{ $count }
   *[closed-windows] clos{ $count }
 }
symbol-shop-short = { $shop ->
    [pizza] pizza
    [clothes] habits
    [ice-cream] glace
   *[coffee] café
 }+{ $points }
list = { $all }, { $part }
row = { $all } { $part }
nothing = rien
legend = Comment lire une carte : ✿ fleur, ♣ plante, ☺ piéton, ▽r rideau rouge, ▽b rideau bleu, lampe = réverbère, clos = fenêtre fermée ; pizza+3 est une boutique qui vaut 3 points.

# Personnages
character = { $who ->
    [woman] Femme
    [man] Homme
    [girl] Fille
    [boy] Garçon
    [mayor] Maire
    [policeman] Policier
    [santa] Père Noël
    [shop-owner] Commerçant
    [tailor] Tailleur
    [florist] Fleuriste
   *[gardener] Jardinier
 }
who-the = { $who ->
    [woman] la Femme
    [man] l’Homme
    [girl] la Fille
    [boy] le Garçon
    [mayor] le Maire
    [policeman] le Policier
    [santa] le Père Noël
    [shop-owner] le Commerçant
    [tailor] le Tailleur
    [florist] la Fleuriste
   *[gardener] le Jardinier
 }

# La table
area-own-street = Votre rue
area-street = Rue – { $seat }
area-hand = { $cards ->
    [0] Votre main est vide
    [one] Votre main : { $cards } carte
   *[other] Votre main : { $cards } cartes
 }
area-supply = Réserve, manche { $round }
area-characters = Visiteurs en attente
scaffold = Échafaudage à l’étage { $floor } de la parcelle { $lot }
scaffold-short = échafaudage
spot = Étage { $floor } de la parcelle { $lot } : libre pour une carte
visitor = { $who ->
    [woman] La Femme
    [man] L’Homme
    [girl] La Fille
    [boy] Le Garçon
    [mayor] Le Maire
    [policeman] Le Policier
    [santa] Le Père Noël
    [shop-owner] Le Commerçant
    [tailor] Le Tailleur
    [florist] La Fleuriste
   *[gardener] Le Jardinier
 } visite la parcelle { $lot } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour l’instant
visitor-short = { $points } pts
lot = Parcelle { $lot } : { $floors ->
    [0] vide
    [one] un étage
   *[other] { $floors } étages
 }
lot-short = { $floors }/3
heading-lot = parc. { $lot }
deck = Pioche de l’étage { $floor } : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
deck-short = étage { $floor }
deck-cards = { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
gap = Emplacement vide
gap-short = ·
heading-decks = pioches
heading-column = colonne { $column }
waiting-interest = { $who ->
    [woman] 2 + 1 chacune
    [man] 2 + 1 chacune
    [girl] 2 + 3 chacun
    [boy] 2 + 2 chacun
    [mayor] 1 chacun
    [policeman] 5·9·15
    [santa] 3 chacune
    [shop-owner] 2·5·9·15
    [tailor] 4 par paire
    [florist] les trois mieux
   *[gardener] les trois mieux
 }
interest = { $who ->
    [woman] 2 points, et 1 par fleur de la maison
    [man] 2 points, et 1 par plante de la maison
    [girl] 2 points, et 3 par chat de la maison
    [boy] 2 points, et 2 par chat, rideau, réverbère et cheminée de la maison
    [mayor] 1 point par piéton de la rue
    [policeman] 5, 9 ou 15 points pour 1, 2 ou 3 réverbères non voisins
    [santa] 3 points par cheminée de la rue
    [shop-owner] 2, 5, 9 ou 15 points pour 1 à 4 commerces différents
    [tailor] 4 points par paire de rideaux, un rouge et un bleu
    [florist] 1 point par fleur sur les trois meilleurs étages voisins
   *[gardener] 1 point par plante sur les trois meilleurs étages voisins
 }
waiting = { character } ({ interest }), encore { $left }
waiting-scores = { character } ({ interest }), encore { $left } : vous rapporterait maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $key ->
    [tourist] , sur la parcelle { $lot }
   *[inhabitant] {""}
 }
waiting-left = × { $left }
waiting-points = { $key ->
    [tourist] p. { $lot } : { $points }
   *[inhabitant] maint. { $points }
 }
fact-hand = cartes en main : { $value }{ $value ->
    [0] {""}
   *[other] { " " }(étage 1 : { $first }, étage 2 : { $second }, étage 3 : { $third })
 }
fact = { $key ->
    [score] score { $value }
    [visitors] visiteurs { $value }
    [shops] boutiques { $value }
    [tokens-points] jetons gardés { $value }
    [windows] fenêtres fermées −{ $value }
    [windows-safe] fenêtres fermées { $value } (sans risque)
    [coins] pièces : { $value }
   *[tokens] jetons : { $value }
 }

# Que faire maintenant
prompt-take = À vous : prenez des cartes d’une colonne de la réserve, et des pièces jusqu’à trois en tout (règle 3.1).
prompt-place = { $left ->
    [0] Vous ne pouvez plus placer de carte : dites que vous avez terminé (règle 3.2).
    [one] Vous pouvez encore placer une carte ; elle coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
     } (règle 3.2).
   *[other] Vous pouvez placer jusqu’à { $left } cartes ; la prochaine coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
     } (règle 3.2).
 }
prompt-visit = { $houses ->
    [one] Une maison est terminée : invitez un visiteur (règle 4.1).
   *[other] { $houses } maisons sont terminées : invitez un visiteur pour chacune (règle 4.1).
 }
prompt-limit = { $surplus ->
    [one] Trop de cartes en main : remettez-en { $surplus } sous sa pioche (règle 3.3).
   *[other] Trop de cartes en main : remettez-en { $surplus } sous leurs pioches (règle 3.3).
 }
prompt-dismiss = Les cartes les plus à droite de la réserve sont parties. Renvoyez maintenant un personnage (règle 7.1).
prompt-others = { $seat } { $phase ->
    [take] prend des cartes.
    [place] pose des cartes.
    [visit] choisit un visiteur.
    [limit] rend des cartes.
   *[dismiss] renvoie un personnage.
 }
prompt-over = La partie est terminée. { $end ->
    [five-houses] { end-five-houses }
    [empty-supply] { end-empty-supply }
    [standstill] { end-standstill }
   *[no-characters] { end-no-characters }
 }

# Coups
do-take = Prendre { $cards } { $coins ->
    [0] sans pièce
    [one] et { $coins } pièce
   *[other] et { $coins } pièces
 } (colonne { $column })
do-place = Placer { $card } sur la parcelle { $lot }
do-done = Ne plus rien placer
do-visit = Inviter { who-the } sur la parcelle { $lot }
do-return = Remettre { $card } sous sa pioche
do-dismiss = Renvoyer { who-the }
remark-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
remark-token = un jeton : { $rule ->
    [house] une deuxième couleur dans cette maison
    [neighbour] la même couleur juste à côté
   *[both] une deuxième couleur dans cette maison, et la même couleur juste à côté
 } (règle 3.2.7)
remark-complete = termine la maison : un visiteur arrive
remark-points = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
 }
remark-more = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
 }
remark-fewer = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
 }
remark-bank = { $coins ->
    [one] plus de { $most } pièces en fin de tour : { $coins } va à la banque (règle 3.3)
   *[other] plus de { $most } pièces en fin de tour : { $coins } vont à la banque (règle 3.3)
 }
remark-hand = { $surplus ->
    [one] trop de cartes : au moins { $surplus } devra repartir (règle 3.3)
   *[other] trop de cartes : au moins { $surplus } devront repartir (règle 3.3)
 }

# Le journal
told-take = prend { $cards } { $coins ->
    [0] sans pièce
    [one] et { $coins } pièce
   *[other] et { $coins } pièces
 } (colonne { $column })
told-place = place { $card } sur la parcelle { $lot } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 }
told-place-token = place { $card } sur la parcelle { $lot } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 } et un jeton
told-done = { $placed ->
    [0] ne place rien
   *[other] a fini de placer
 }
told-visit = reçoit { who-the } sur la parcelle { $lot } : { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
 }
told-return = remet une carte de l’étage { $floor } sous sa pioche
told-return-own = remet { $card } sous sa pioche
told-dismiss = renvoie { who-the }

# Refus
illegal-over = La partie est terminée.
illegal-not-your-turn = C’est au tour de quelqu’un d’autre.
illegal-not-now = Pas maintenant : { $phase ->
    [take] prenez d’abord des cartes dans la réserve
    [place] c’est le moment de placer des cartes, ou d’en rester là
    [visit] choisissez d’abord un visiteur pour la maison terminée
    [limit] remettez d’abord des cartes, jusqu’à n’en garder que trois en main
    [dismiss] renvoyez d’abord un personnage
   *[over] la partie est terminée
 }.
illegal-no-such-column = La réserve a les colonnes 1 à { $columns }.
illegal-empty-column = Cette colonne est vide : choisissez-en une autre.
illegal-not-so-many = { $cards ->
    [one] La colonne n’a qu’une carte : écrivez « all » pour la prendre.
   *[other] La colonne a { $cards } cartes : prenez-en moins par le haut ou par le bas, ou écrivez « all ».
 }
illegal-not-in-hand = Vous n’avez pas la carte { $card } en main.
illegal-three-placed = Trois cartes ont déjà été placées pendant ce tour, et c’est la limite.
illegal-too-expensive = La carte coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 }, vous en avez { $coins }.
illegal-occupied = L’étage { $floor } de la parcelle { $lot } est déjà construit.
illegal-first-lot = La première carte d’une rue se place sur la parcelle 0.
illegal-sixth-house = Une rue compte au plus { $houses } maisons.
illegal-too-many-scaffolds = Il faudrait { $needed } échafaudages, et vous en avez { $scaffolds }.
illegal-no-token = Cela enfreint une règle de couleur, et il ne vous reste aucun jeton bonus à dépenser.
illegal-no-visit-due = Sur la parcelle { $lot }, aucune maison n’attend de visiteur.
illegal-gone = { character } : ce personnage n’attend plus.
illegal-same-inhabitant = { character } : ce personnage habite déjà votre rue.
unreadable = { $expected ->
    [take] Pour prendre : « take 2 top 1 », « take 2 bottom 2 » ou « take 2 all » ; 2 est la colonne.
    [place] Pour placer : « place red3b at 0 » ; 0 est la parcelle.
    [card] Ce n’est pas une carte : il faut une couleur, un étage et une lettre, comme red3b.
    [lot] Ce n’est pas une parcelle : il faut un nombre de -4 à 4 ; la première maison est sur la parcelle 0.
    [character] Ce n’est pas un personnage : woman, man, girl, boy, mayor, policeman, santa, shop-owner, tailor, florist ou gardener.
    [end] Il y a quelque chose après la fin du coup.
   *[move] Un coup commence par take, place, done, visit, return ou dismiss.
 }

# La fin
end-five-houses = Cinq maisons sont terminées.
end-empty-supply = Il n’y a plus rien à prendre, et personne n’a placé de carte.
end-standstill = Huit manches ont passé sans qu’une carte soit placée.
end-no-characters = Il ne reste plus aucun personnage.
score-visitors = Visiteurs
score-shops = Boutiques
score-tokens = Jetons
score-windows = Fenêtres fermées
rating-so-so = Couci-couça
rating-not-bad = Pas mal
rating-good-job = Beau travail !
rating-awesome = Magnifique !
rating-masterpiece = Chef-d’œuvre !

# Éditions
edition-no-such-card = « { $key } » n’est pas une carte : il faut une couleur (pink, red, orange, yellow, green, blue), un étage de 1 à 3 et une lettre de a à d, comme red3b.
edition-no-such-symbol = « { $key } » n’est pas un symbole. On attend : flowers, plants, cats, red-curtains, blue-curtains, streetlight, chimney, pedestrians, shop avec points, closed-windows.
edition-no-such-shop = « { $shop } » n’est pas une boutique : pizza, clothes, ice-cream ou coffee.
edition-shop-points = { $card } : shop et points vont ensemble ; points vaut 2 ou 3.
edition-wrong-floor = { $card } : { $key } n’a sa place qu’à l’étage { $floor }.
edition-too-few = { $card } : chaque carte montre au moins deux symboles.
edition-missing-card = { $card } manque : chaque couleur a les cartes a, b, c et d à chaque étage.
edition-twins = { $card } est identique à { $other } : deux cartes ne peuvent pas être pareilles en tout point.

# La première partie guidée
lesson-welcome = Bienvenue ! Vous bâtissez une rue : cinq maisons de trois étages. Un tour commence par trois choses de la réserve : des cartes d’une colonne, et des pièces pour compléter. Prenez les deux cartes du haut de la colonne 2, rouges toutes deux, et 1 pièce.
lesson-scaffold = Placez rouge 2b sur la parcelle 0 pour 1 pièce. Le 2 est son étage, et il n’y a encore rien dessous : un de vos deux échafaudages la soutient. On commence par l’étage qu’on veut. Sa fenêtre fermée peut coûter un point ; nous y reviendrons.
lesson-second-card = Maintenant rouge 3a par-dessus, car une maison devrait avoir une seule couleur. La deuxième carte d’un tour coûte 2 pièces, la troisième aussi : une seule carte par tour coûte moins, mais va moins vite.
lesson-done = Il vous reste 2 pièces : assez pour l’instant. Cliquez sur « Ne plus rien placer ». À chaque manche, quelqu’un d’autre commence ; à deux, chacun joue donc deux tours de suite, et c’est maintenant au robot.
lesson-ends = Il manque à votre maison un premier étage, et rouge 1a est dans la colonne 3. On prend par le haut ou par le bas, sans rien sauter : prenez les deux cartes du bas, rouge 1a et jaune 2a, et 1 pièce.
lesson-complete = Placez rouge 1a sur la parcelle 0. Elle prend la place de l’échafaudage, qui redevient libre. Les trois étages sont maintenant des cartes : la maison est terminée, et une maison terminée reçoit toujours un visiteur.
lesson-spare = Jaune 2a coûterait maintenant vos 2 dernières pièces, et une seule comme première carte d’un autre tour : gardez-la en main. Cliquez sur « Ne plus rien placer », et un visiteur vient dans la maison rouge.
lesson-visitor = Chaque visiteur compte autre chose. La Femme rapporte 2 points, et 1 par fleur de sa maison : la vôtre en a 8, donc 10 points. Les touristes comme elle regardent une maison, les habitants toute la rue. Invitez la Femme sur la parcelle 0.
lesson-whole-column = Vous commencez la manche suivante. Jaune 1a, avec 4 fleurs, va bien avec jaune 2a ; bleue 2a et orange 3a sont fleuries aussi. Prenez toute la colonne 3 : trois cartes, donc aucune pièce. Il vous en reste 2.
lesson-neighbours = Commencez votre deuxième maison : jaune 1a sur la parcelle 1. Deux maisons voisines devraient différer de couleur : jaune à côté de rouge convient. La rue peut s’étendre à gauche et à droite, jusqu’à cinq maisons.
lesson-purse = Il reste 1 pièce, et une deuxième carte en coûte 2 : cliquez sur « Ne plus rien placer ». Trois cartes restent dans votre main, juste ce qui est permis. Regardez ce que le robot fait de ses deux tours.
lesson-flowers = Le Garçon du robot lui rapporte 16 points. Vous, cueillez des fleurs : prenez les deux cartes du bas de la colonne 1, rose 1a et rouge 2a, qui en montrent 7, et 1 pièce. Votre main va déborder : vous verrez bien.
lesson-windows = Placez jaune 2a sur la parcelle 1 pour 1 pièce : jaune sur jaune. Elle montre une fenêtre fermée, votre troisième ; le robot en a une. À la fin, qui en montre le plus perd 1 point pour chacune : comptez-les parfois.
lesson-limits = La carte suivante coûterait 2 pièces, vous en avez 1 : cliquez sur « Ne plus rien placer ». Après un tour, on garde au plus trois cartes et six pièces. Vous avez quatre cartes : il faut en remettre une.
lesson-return = Laquelle ? Bleue 2a et rouge 2a sont deux deuxièmes étages à 4 fleurs, mais bleue 2a a une plante de plus. Remettez rouge 2a : elle va sous sa pioche, et le robot ne voit pas quelle carte c’était.
lesson-end = Prenez seulement bleue 1a, en bas de la colonne 3 : elle va avec bleue 2a, et 2 pièces l’accompagnent. La partie finit avec la manche où quelqu’un termine sa cinquième maison ; visiteurs, boutiques et jetons gardés rapportent alors des points.
lesson-token = Orange sur jaune : une deuxième couleur dans une maison coûte un jeton bonus. Un jeton gardé vaut 3 points, mais une maison à 10 fleurs vaut plus. Placez orange 3a sur la parcelle 1, arrêtez-vous là et choisissez vous-même le visiteur. À vous de décider !
