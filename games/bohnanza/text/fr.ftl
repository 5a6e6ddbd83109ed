# Bohnanza : tout ce qu’une personne lit, en français.

game-name = Bohnanza
game-about = Plantez, échangez et récoltez des haricots : la main est une file, et qui négocie le mieux gagne le plus de thalers.
edition-note = Les cartes de cette édition sont une reconstitution : des nombres que beaucoup d’éditions imprimées ont en commun.
legend = Comment lire une carte : sous son nom, combien de haricots de la sorte il faut récolter pour gagner 1, 2, 3 et 4 thalers (– n’est jamais payé). La main est une file : la carte 1 se plante en premier. Pour noter les sortes : blue = bleu, chili, stink = puant, green = vert, soy = soja, black-eyed = cornille, red = rouge, garden = potager.

# Règles facultatives
switch-by-mail = Partie par correspondance : on peut laisser des souhaits (règle 7.6)

# Haricots
bean = { $bean ->
    [blue] bleu
    [chili] chili
    [stink] puant
    [green] vert
    [soy] soja
    [black-eyed] cornille
    [red] rouge
   *[garden] potager
 }
beans = { $count ->
    [one] { bean }
   *[other] { $count } { $bean ->
        [blue] bleus
        [chili] chilis
        [stink] puants
        [green] verts
        [soy] sojas
        [black-eyed] cornilles
        [red] rouges
       *[garden] potagers
     }
 }
list = { $all } + { $part }
list-or = { $all } ou { $part }
steps = { $all }, { $part }
nothing = rien
card-steps = 1 à 4 thalers à { $one ->
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
card = haricot { bean }, l’un des { $cards } : { $steps }. { $growers }
hand-card = { $place ->
    [1] carte de tête
   *[other] carte { $place }
 } : { bean } ({ $steps }). { $growers }
whom = { $who ->
    [you] vous
   *[seat] { $seat }
 }
anyone = tous

# La table
area-own-fields = Vos champs
area-own-fields-active = Vos champs : c’est votre tour
area-fields = { $seat }
area-fields-active = { $seat } (actif)
area-hand = { $cards ->
    [0] Votre main est vide
    [1] Votre main
   *[other] Votre main : une file, plantée par la gauche
 }
area-stall = Tour { $turn } : { $phase ->
    [plant] { $who ->
        [you] vous plantez
       *[seat] { $seat } plante
     }
    [trade] { $who ->
        [you] vous négociez
       *[seat] { $seat } négocie
     }
    [receive] on plante ce qu’on a reçu
   *[over] la partie est terminée
 }
heading-hand = { $place ->
    [1] tête de file
   *[other] { $place }
 }
heading-pile = pioche
heading-discard = défausse
heading-up = retournée
heading-aside = mise de côté
heading-run-out = pioche épuisée
heap-short = { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
pile = Pioche : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
discard = Défausse : { $cards ->
    [0] vide
    [one] { $cards } carte ({ $beans })
   *[other] { $cards } cartes ({ $beans })
 }
field-short = { bean } ×{ $count }
field-pays = vaut { $pay }
field-next = { $next } → { $more }
field-empty = Champ { $field } : vide
field-empty-short = vide
offer = Offre { $number }, { $side ->
    [maker] faite par vous à { $whom } : vous donnez { $gives }, vous recevez { $asks }
    [taker] faite par { $seat } à { $whom } : vous donnez { $asks }, vous recevez { $gives }
   *[neither] faite par { $seat } à { $whom } : donne { $gives }, demande { $asks }
 }
offer-from = { $number } : { $side ->
    [maker] vous
   *[other] { $seat }
 }
offer-to = → { $whom }
offer-gives = { $kind ->
    [request] { $side ->
        [maker] vous ne donnez rien
        [taker] vous ne recevez rien
       *[neither] ne donne rien
     }
   *[deal] { $side ->
        [maker] vous donnez { $gives }
        [taker] vous recevez { $gives }
       *[neither] donne { $gives }
     }
 }
offer-asks = { $kind ->
    [gift] { $side ->
        [maker] vous ne recevez rien
        [taker] vous ne donnez rien
       *[neither] ne demande rien
     }
   *[deal] { $side ->
        [maker] vous recevez { $asks }
        [taker] vous donnez { $asks }
       *[neither] demande { $asks }
     }
 }
offer-declined = refusée par vous
fact-aside = mis de côté : { $beans }
fact = { $key ->
    [thalers] thalers : { $value }
    [held] cartes en main : { $value }
    [offers] vos offres ouvertes : { $value } sur 3
    [growers] autres qui en cultivent : { $value }
   *[passed] a passé
 }
field = Champ { $field } : { beans } ; rapporte { $pay ->
    [0] rien pour l’instant
    [one] { $pay } thaler
   *[other] { $pay } thalers
 }{ $next ->
    [0] {""}
   *[other] , à { $next } ce serait { $more }
 } ({ $steps })
third-field = Troisième champ : pas acheté. Il coûte 3 thalers (règle 5.1).
third-field-short = pas de 3e champ
run-outs = La pioche s’est épuisée { $times } fois ; la troisième fois termine la partie (règle 6.2).
run-outs-short = { $times } sur 3
growers = { $growing ->
    [0] Personne n’en cultive
   *[other] En cultivent : { $growers }
 }{ $free ->
    [0] .
   *[other]  ; un champ libre : { $others }.
 }
grower = { whom } ×{ $count }
area-deal = { $phase ->
    [trade] Négocier
   *[other] Échanges
 }
side = { $side ->
    [give] vous donnez
   *[get] vous recevez
 }
side-label = { $side ->
    [give] Vous donnez : { $beans }
   *[get] Vous recevez : { $beans }
 }
sort = Demander : { bean } ({ $steps }). { $growers }
offer-noted = { $offer } ({ $note })
note-waiting = en attente de { $seat }
note-anyone = pour tous
note-to = à { $whom }
note-gain = votre { bean } ×{ $count } { $pay ->
    [0] ne vaut rien encore
   *[other] vaudrait { $pay }
 }
note-request = demande un cadeau
note-free = vous avez un champ libre pour cela
wish = Souhait { $number } : { $gives } contre { $asks }
wish-short = souhait { $number }
button-accept = Accepter
button-decline = Refuser
button-counter = Contre-offre
button-withdraw = Retirer
button-harvest = Récolter
button-buy = Acheter
button-forget = Abandonner les souhaits

# Que faire maintenant
prompt-plant = À vous : plantez votre carte de tête, { $bean } (règle 3.1).
prompt-plant-no-room = À vous : votre carte de tête, { $bean }, doit être plantée, et aucun champ ne la prend. Récoltez d’abord un champ (règle 4.1).
prompt-plant-more = Vous pouvez planter aussi la carte suivante, { $bean } ; ou retourner deux cartes (règle 3.1).
prompt-plant-more-no-room = Retournez deux cartes (règle 3.2) ; ou récoltez un champ pour la carte suivante, { $bean }.
prompt-turn = { $planted ->
    [0] Votre main est vide : retournez deux cartes (règle 3.2).
   *[other] Retournez deux cartes, et les échanges commencent (règle 3.2).
 }
prompt-trade = Échangez et donnez (règle 3.2). Retourné pour vous : { $up }. Offrez ce que vous voulez, ou mettez fin aux échanges.
prompt-trade-offered = { $offers ->
    [one] Une offre attend votre réponse (règle 7.2).
   *[other] { $offers } offres attendent votre réponse (règle 7.2).
 }
prompt-trade-passed = Tous les autres ont passé : faites une autre offre, ou mettez fin aux échanges (règle 7.5). Retourné et resté : { $up }.
prompt-offered = { $offers ->
    [one] { $seat } négocie, et une offre attend votre réponse (règle 7.2).
   *[other] { $seat } négocie, et { $offers } offres attendent votre réponse (règle 7.2).
 }
prompt-may-offer = { $seat } négocie{ $left ->
    [0] {""}
   *[other] , retourné : { $up }
 }. Offrez quelque chose de votre main, ou passez (règle 7.5).
prompt-passed = Vous avez passé. { $seat } négocie{ $left ->
    [0] {""}
   *[other] , retourné : { $up }
 }.
prompt-deal = { $stage ->
    [empty] Un plus grand échange avec { $whom } : cliquez sur ce que vous donnez et sur ce que vous voulez.
    [gift] Vous donnez { $gives } à { $whom }. Cliquez maintenant sur ce que vous voulez en échange.
    [request] Vous demandez { $asks } à { $whom }. Cliquez maintenant sur ce que vous donnez en échange.
   *[deal] Vous donnez { $gives } à { $whom }, vous recevez { $asks }.
 }
prompt-wish = Votre souhait : { $gives } contre { $asks }. Cliquez sur les cartes que vous donneriez et sur les sortes que vous voulez.
prompt-which = Lesquelles donnez-vous : { $beans } ?
prompt-receive = Plantez ce que vous avez reçu : { $beans } (règle 3.3).
prompt-receive-no-room = Ce que vous avez reçu doit être planté, et aucun champ ne le prend : { $beans }. Récoltez d’abord un champ (règle 3.3).
prompt-wait = { $seat } { $phase ->
    [plant] plante.
    [trade] négocie.
   *[receive] plante les haricots reçus.
 }
prompt-over = La partie est terminée. { $end ->
    [two-turned-up] { end-two-turned-up }
    [one-turned-up] { end-one-turned-up }
    [drawn] { end-drawn }
   *[nothing-left] { end-nothing-left }
 }

# Coups
do-plant = Planter { bean } sur le champ { $field }
do-turn = Retourner deux cartes
do-offer = { $kind ->
    [gift] Offrir à { $whom } en cadeau : { $gives }
    [request] Demander à { $whom } en cadeau : { $asks }
   *[deal] Offrir à { $whom } : { $gives } contre { $asks }
 }
do-accept = Accepter l’offre { $number } ({ $seat }) : { $kind ->
    [gift] recevoir { $gives } en cadeau
    [request] donner { $asks } en cadeau
   *[deal] recevoir { $gives }, donner { $asks }
 }
do-accept-with = { $accept } ({ $cards })
own-up = { bean } retourné
own-hand = carte { $place } de la main
do-decline = Refuser l’offre { $number } ({ $seat }) : { $kind ->
    [gift] { $gives } en cadeau
    [request] donner { $asks } pour rien
   *[deal] { $gives } contre { $asks }
 }
do-withdraw = Retirer votre offre { $number } à { $whom } : { $kind ->
    [gift] { $gives } en cadeau
    [request] vous demandez { $asks }
   *[deal] { $gives } contre { $asks }
 }
do-pass = Passer
do-end = Mettre fin aux échanges
do-harvest = Récolter le champ { $field } : { $beans }
do-buy = Acheter le troisième champ
do-wish = Laisser un souhait : { $gives } contre { $asks }
do-forget = Oublier tous vos souhaits
remark-grows = { bean } ×{ $count } : { $pay ->
    [0] ne rapporte encore rien
    [one] rapporte { $pay } thaler
   *[other] rapporte { $pay } thalers
 }{ $next ->
    [0] {""}
   *[other] , à { $next } ce sera { $more }
 }
remark-pays = rapporte { $pay ->
    [one] { $pay } thaler
   *[other] { $pay } thalers
 }
remark-pays-nothing = ne rapporte rien
remark-one-more = avec un haricot de plus, ce serait { $pay }
remark-no-room = aucun de vos champs ne prend : { bean }
remark-keep = vous gardez et devez planter { $beans }
remark-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
 }
letter-accept = Accepter l’offre { $number }
letter-wish = Laisser un souhait
letter-hand = donner { bean } (carte { $place } de la main)
letter-up = donner { bean } (retourné)
letter-give = donner { bean }
letter-ask = demander { bean }
letter-to = à { $seat }
letter-propose = Proposer
letter-or = ou …
letter-leave = Laisser ce souhait
letter-offer = Un plus grand échange
letter-counter = Retourner l’offre { $number } et la changer
letter-ask-up = demander { bean } (retourné)
letter-theirs = demander { bean } à { $seat }
letter-gift = en cadeau
letter-gift-to = en cadeau à { $seat }
letter-request = pour rien
letter-keep = garder { bean }
letter-less = sans { bean }

# Comment une offre peut se taper : les mots qui valent ceux de la notation
typed-offer = offrir offre
typed-for = contre pour
typed-to = à
typed-any = tous
typed-nothing = rien
typed-accept = accepter
typed-plant = planter
typed-and = et
typed-on = sur
typed-from = avec
typed-turn = retourner
typed-decline = refuser
typed-withdraw = retirer
typed-pass = passer
typed-end = fin finir
typed-harvest = récolter
typed-buy = acheter
typed-forget = oublier
typed-wish = souhaiter souhait
typed-or = ou
hint-offer = Pour faire une offre, tapez « offrir potager contre rouge », « offrir 2 + chili contre soja » (2 est la deuxième carte de votre main), ou « offrir potager contre rien » pour un cadeau. À votre propre tour, « offrir potager à place 3 contre rouge » ne s’adresse qu’à une place.
hint-wish = Un souhait vaut de tour en tour : tapez « souhaiter bleu contre rouge ou potager », et « oublier » les oublie tous.

# Le journal
told-plant = plante { bean } sur le champ { $field } (×{ $count })
told-turn = retourne { $beans }
told-offer = fait l’offre { $number } pour { $whom }, { $kind ->
    [gift] { $gives } en cadeau
    [request] demande { $asks } en cadeau
   *[deal] { $gives } contre { $asks }
 }
told-accept = { $kind ->
    [gift] reçoit { $gives }, cadeau offert par { whom }
    [request] donne { $asks }, cadeau pour { whom }
   *[deal] échange avec { whom } : donne { $asks }, reçoit { $gives }
 }
told-decline = refuse l’offre { $number }
told-why = { $told } : { $reason }
reason-grows-none = ne cultive pas { $beans }
reason-grows-itself = cultive aussi { $beans }
told-withdraw = retire l’offre { $number }
told-pass = passe
told-end = met fin aux échanges{ $left ->
    [0] {""}
   *[other] {" "}et garde { $kept }
 }
told-draw = { $told } ; { $who ->
    [you] vous piochez
   *[seat] { $seat } pioche
 } { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
told-last = { $told }. La partie est finie ; les champs rapportent encore : { $pays }
last-pay = { $seat } +{ $pay }
told-harvest = récolte { $beans } pour { $pay ->
    [0] rien
    [one] { $pay } thaler
   *[other] { $pay } thalers
 }
told-buy = achète le troisième champ
told-wish = a laissé un souhait
told-wish-own = laisse un souhait : { $gives } contre { $asks }
told-forget = oublie tous ses souhaits

# Refus
illegal-over = La partie est terminée.
illegal-not-your-turn = C’est au tour de quelqu’un d’autre. Vous pouvez récolter, acheter le troisième champ, et négocier quand des cartes sont retournées.
illegal-not-now = Pas maintenant : { $phase ->
    [plant] on plante des cartes de la main ; les échanges commencent quand deux cartes sont retournées
    [trade] c’est le moment des échanges ; on plantera quand ils seront finis
    [receive] les échanges sont finis ; plantez d’abord ce qui a été reçu
   *[over] la partie est terminée
 }.
illegal-empty-hand = Votre main est vide : retournez deux cartes.
illegal-not-the-front = On ne plante que la carte de tête de la main, et c’est { $front ->
    [blue] bleu
    [chili] chili
    [stink] puant
    [green] vert
    [soy] soja
    [black-eyed] cornille
    [red] rouge
   *[garden] potager
 }.
illegal-two-planted = Deux cartes ont été plantées à ce tour, et c’est la limite : retournez deux cartes.
illegal-must-plant = Il faut d’abord planter la carte de tête de votre main.
illegal-no-such-field = Vous avez les champs 1 à { $fields }.
illegal-other-sort = Une autre sorte y pousse, { $grows ->
    [blue] bleu
    [chili] chili
    [stink] puant
    [green] vert
    [soy] soja
    [black-eyed] cornille
    [red] rouge
   *[garden] potager
 } : choisissez un autre champ, ou récoltez-le d’abord.
illegal-not-aside = Aucun haricot « { bean } » n’est mis de côté pour vous.
illegal-empty-field = Rien ne pousse sur ce champ.
illegal-single-bean = Un haricot seul ne se récolte pas tant qu’un autre de vos champs en a plus d’un : récoltez celui-là.
illegal-third-field-bought = Vous avez déjà le troisième champ.
illegal-too-few-thalers = Le troisième champ coûte { $price } thalers, vous en avez { $thalers }.
illegal-no-such-partner = Il n’y a pas de telle place avec qui négocier.
illegal-only-with-active = On ne négocie qu’avec la place dont c’est le tour : ne nommez pas de partenaire.
illegal-only-from-hand = Seule la place dont c’est le tour dispose des cartes retournées : offrez de votre main.
illegal-not-turned-up = Cette carte n’est pas retournée, ou ne l’est plus.
illegal-no-such-card = Votre main a { $cards ->
    [0] zéro carte
    [one] { $cards } carte
   *[other] { $cards } cartes
 } : nommez-les par leur rang, la carte de tête est la 1.
illegal-empty-offer = Un côté peut être vide, pas les deux.
illegal-not-so-many = Il n’y a pas autant de cartes de cette sorte.
illegal-too-many-open = Vous avez { $most } offres ouvertes, et c’est la limite : retirez-en une d’abord.
illegal-too-many-made = Vous avez fait { $most } offres à ce tour, et c’est la limite.
illegal-no-such-offer = Aucune offre ouverte n’a le numéro { $number }.
illegal-not-for-you = L’offre { $number } s’adresse à quelqu’un d’autre.
illegal-already-declined = Vous avez déjà refusé l’offre { $number }.
illegal-other-cards-asked = L’offre { $number } demande d’autres cartes : nommez le rang de celles que vous donnez, comme « accepter { $number } avec 2 ».
illegal-not-yours = L’offre { $number } n’est pas à vous, vous ne pouvez pas la retirer.
illegal-already-passed = Vous avez déjà passé ; on vous redemandera si quelque chose change.
illegal-active-cannot-pass = C’est votre tour : mettez fin aux échanges au lieu de passer.
illegal-only-active-ends = Seule la place dont c’est le tour met fin aux échanges : passez.
illegal-not-by-mail = Les souhaits sont pour les parties par correspondance : faites une offre.
illegal-too-many-wishes = Il y a place pour une à { $most } possibilités en tout : oubliez d’abord vos souhaits.
illegal-no-wishes = Vous n’avez pas laissé de souhait.
unreadable = { $expected ->
    [plant] Comment planter : « planter rouge sur 1 » ; 1 est le champ.
    [offer] Comment offrir : « offrir potager contre rouge », « offrir 2 + chili contre soja » ; 2 est un rang dans votre main, et « contre rien » en fait un cadeau.
    [own] Ce ne sont pas des cartes que vous pouvez donner. Nommez les vôtres par leur sorte, « potager + 2 chilis », ou par leur rang dans la main ; la carte de tête est la 1.
    [sort] Ce n’est pas une sorte : bleu, chili, puant, vert, soja, cornille, rouge ou potager.
    [sorts] Ce n’est pas un nombre de haricots : comme « rouge », ou « 2 rouges + soja ».
    [partner] Ce n’est pas un partenaire : une place, comme « à place 3 », ou « à tous ».
    [field] Ce n’est pas un champ : un nombre de 1 à 3.
    [number] Ce n’est pas le numéro d’une offre.
    [wish] Comment souhaiter : « souhaiter bleu contre rouge ou potager ».
    [alternatives] Un souhait a au plus trois possibilités.
    [end] Il y a quelque chose après la fin du coup.
   *[move] Un coup commence par planter, retourner, offrir, accepter, refuser, retirer, passer, fin, récolter ou acheter (dans une partie notée : plant, turn, offer, accept, decline, withdraw, pass, end, harvest, buy, wish, forget). On n’offre que des cartes qu’on a, et on n’accepte que des offres ouvertes.
 }

# La fin
end-two-turned-up = La pioche s’est épuisée pour la troisième fois quand deux cartes ont été retournées.
end-one-turned-up = La pioche s’est épuisée pour la troisième fois quand sa dernière carte a été retournée.
end-drawn = La pioche s’est épuisée pour la troisième fois quand on a pioché.
end-nothing-left = Il ne reste aucune carte à piocher.
score-thalers = Thalers

# Éditions
edition-no-such-bean = « { $key } » n’est pas une sorte : blue, chili, stink, green, soy, black-eyed, red ou garden.
edition-missing-bean = Il manque la sorte { $bean }.
edition-no-such-number = « { $key } » n’est pas connu ici. On attend : cards, one, two, three, four.
edition-no-cards = { $bean } : combien y a-t-il de cartes ? Écrivez cards = 8.
edition-steps = { $bean } : one, two, three et four disent combien de cartes rapportent autant de thalers ; il en faut au moins un, et chacun est plus grand que le précédent.
edition-cards = Il y a { $cards } cartes en tout : il en faut { $expected }.

# Ce que comptent les simulations
statistic-trades_per_game = Échanges par partie
statistic-gifts_per_game = Cadeaux par partie
statistic-mean_thalers = Thalers par place

# La première partie guidée
lesson-welcome = Bienvenue ! Vous plantez des haricots et vendez des champs entiers pour des thalers. Votre main est une file : son ordre ne change jamais, et la carte de devant se plante en premier. Plantez le potager sur le champ 1.
lesson-second = Vous pouvez planter une deuxième carte, sans y être obligé. Un champ ne porte qu’une sorte, et la carte suivante est aussi un potager : plantez-la sur le même champ.
lesson-turn = On retourne maintenant deux cartes, visibles de tous. Vous pouvez les garder, les échanger ou les offrir, et aussi échanger des cartes de votre main, où qu’elles soient. Retournez-les.
lesson-offer = Un bleu et un soja. Deux sojas paient déjà un thaler, il faut quatre bleus, et vous tenez un autre soja. Offrez le bleu retourné contre encore un soja : cliquez d’abord sur ce que vous donnez, puis sur ce que vous voulez.
lesson-gift = Il est à vous et attend à côté de vos champs. Dans votre main, un bleu est devant votre dernier potager. Offrez-le en cadeau au deuxième joueur, et toute la file avance.
lesson-end-trading = Les cartes retournées que personne ne prend sont à vous, et vous devez les planter. Le soja est bienvenu : mettez fin aux échanges.
lesson-received = Chacun plante maintenant ce qu’il a gardé ou reçu. Plantez un soja sur le champ 2.
lesson-draw = Et l’autre avec lui : deux sojas paieraient 1 thaler. Ensuite vous piochez trois cartes, qui vont au bout de votre file, et les autres jouent leur tour.
lesson-propose = Tout le monde échange avec le joueur dont c’est le tour, et vous pouvez proposer. Le troisième joueur a retourné un soja, qui vous va bien : offrez contre lui le bleu, dernière carte de votre main.
lesson-not-your-turn = Marché conclu ! Ce qu’on reçoit se plante aussitôt, même pendant le tour d’un autre. Plantez le soja sur le champ 2.
lesson-front = À vous, et le potager est arrivé devant. Plantez-le sur le champ 1 : trois d’entre eux paient 3 thalers.
lesson-harvest = On peut récolter à tout moment, même quand les autres jouent, mais toujours le champ entier. Plus de potagers ne paieraient pas plus que 3 : récoltez donc le champ 1.
lesson-third-field = Pour 3 thalers, chaque joueur peut acheter une fois un troisième champ. Si tôt dans la partie, il sera rentable : achetez-le.
lesson-four = La carte suivante de votre main est un soja, et quatre sojas paient 2 thalers. Plantez-la sur le champ 2.
lesson-turn-again = Assez planté. Retournez encore deux cartes, et écoutez ce que disent les autres.
lesson-accept = Un bleu et un puant : rien pour vous, mais le deuxième joueur cultive les deux et offre un vert contre eux. Deux verts attendent dans votre main : acceptez l’offre.
lesson-nothing-left = Il ne reste rien de retourné, et personne n’a plus rien à offrir : mettez fin aux échanges.
lesson-end = Plantez le vert sur le champ 1 ; ceux de votre main suivront. Ensuite vous piochez, et maintenant c’est vous qui décidez. Quand la pioche est épuisée pour la troisième fois, le plus de thalers gagne !
