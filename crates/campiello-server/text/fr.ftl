# La table dans le navigateur : tout ce qu’une personne lit, en français.

# Sur chaque page
ui-skip = Aller au contenu
ui-settings = Réglages
ui-rules = Règles
ui-language = { $code ->
    [fr] Français
    [ru] Русский
   *[en] English
 }
ui-light = { $light ->
    [day] Jour
    [night] Nuit
   *[auto] Auto
 }
ui-mute = Son activé
ui-unmute = Son coupé
ui-notify = M’avertir quand c’est à moi
ui-foot = Campiello est une table ouverte à tous. Les noms des jeux appartiennent à leurs éditeurs ; les images et les mots sont les nôtres.
ui-to-lobby = Retour à l’accueil

# Quand quelque chose manque ou échoue
ui-no-page-title = Il n’y a rien ici
ui-no-page = Cette adresse ne mène nulle part. Il manque peut-être une lettre au lien.
ui-no-table-title = Cette table n’existe pas
ui-no-table = Il manque peut-être une lettre au lien. Demandez à la personne qui vous l’a envoyé de le copier de nouveau.
ui-refused-title = Ce n’est pas possible
ui-refused = Revenez en arrière et regardez de nouveau la table.
ui-broken-title = Cette table ne peut pas s’ouvrir
ui-broken = On y a joué avec des règles que cette version du programme ne connaît plus. Rien n’est perdu : une version plus ancienne l’ouvre.
ui-trouble-title = Les tables sont inaccessibles pour le moment
ui-trouble = Le serveur n’a pas accès à sa mémoire pour l’instant ; rien n’a été changé. Réessayez dans une minute.
ui-offline = La connexion au serveur est coupée. Elle reviendra toute seule ; votre partie est à l’abri.

# L’accueil
ui-greeting = Une petite place où l’on joue entre voisins. Ouvrez une table, envoyez le lien et commencez : pas besoin de compte.
ui-games = Jouer
ui-seats-from = De { $least } à { $most } joueurs
ui-new = Nouvelle table
ui-learn = Apprendre en cinq minutes
ui-own-tables = Vos tables
ui-own-tables-none = Aucune pour l’instant.
ui-open-tables = Tables qui cherchent des joueurs
ui-open-tables-none = Personne n’attend pour le moment. Ouvrez une table et envoyez le lien à vos amis.
ui-playing-tables = Regarder
ui-playing-tables-none = Aucune partie publique n’est en cours.
ui-over-tables = Vos parties terminées
ui-over-tables-none = Aucune pour l’instant.
ui-table-gathers = { $free ->
    [0] va commencer
    [one] une place libre
   *[other] { $free } places libres
 }
ui-table-your-turn = À vous de jouer !
ui-table-plays = { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
 }
ui-table-over = terminée
ui-you-title = Vous
ui-you-why = C’est le nom que voient les autres. Votre navigateur le retient dans un cookie ; il n’y a pas de compte.
ui-name = Votre nom
ui-save = Enregistrer
ui-somebody = quelqu’un
ui-guest = Joueur { $number }
ui-bot = { $bot ->
    [novice] Robot novice
    [easy] Robot facile
    [medium] Robot moyen
    [hard] Robot fort
    [master] Robot maître
    [random] Robot au hasard
   *[other] Robot
 }

# Une nouvelle table
ui-chairs = Qui joue ?
ui-chairs-why = Vous partagez un écran à plusieurs ? Choisissez « à cet écran » pour chacun.
ui-lay-me = à cet écran
ui-lay-open = ouverte à tout le monde
ui-lay-invited = réservée, avec un lien
ui-lay-bot = un robot
ui-lay-none = – sans –
ui-level = Sa force
ui-pace = À quel rythme ?
ui-pace-relaxed = Tranquille : sans pendule
ui-pace-live-10-15 = Rapide : 10 minutes chacun, plus 15 secondes par tour
ui-pace-live-25-30 = Posé : 25 minutes chacun, plus 30 secondes par tour
ui-pace-days-1 = Par correspondance : un jour par tour
ui-pace-days-3 = Par correspondance : trois jours par tour
ui-options = Règles facultatives
ui-hints = Conseils
ui-hints-why = Seul contre des robots, on peut demander conseil chaque fois que c’est son tour. Le journal dit qui l’a fait.
ui-hints-for-all = Aussi quand plusieurs personnes jouent
ui-hints-on = avec conseils
ui-lobby = Qui peut la trouver ?
ui-list = La montrer à l’accueil, aux joueurs et aux curieux
ui-listed = visible à l’accueil
ui-unlisted = seulement pour qui a le lien
ui-lay = Ouvrir la table

# Les robots : leur force, et qui ils sont sur la place
level-novice = Novice
level-novice-character = Installé depuis une semaine de l’autre côté du canal, il frappe encore aux mauvaises portes.
level-easy = Facile
level-easy-character = Joue entre deux bavardages près du puits, et lève parfois les yeux un instant trop tard.
level-medium = Moyen
level-medium-character = Balaie chaque matin le même seuil : voit tout ce qui est sur la table, et ne pense pas plus loin.
level-hard = Fort
level-hard-character = Ravaude ses filets près du pont, et devine le temps qu’il fera dans quelques tours.
level-master = Maître
level-master-character = Joue ici depuis bien avant les réverbères, et voit à chaque coup comment la soirée peut finir.

# Avant la partie
ui-chair-open = libre
ui-chair-kept = réservée à qui a son lien
ui-sit = S’asseoir
ui-sit-too = S’asseoir ici aussi
ui-sit-title = Prendre place
ui-sit-too-why = Vous avez déjà une place. Si quelqu’un joue avec vous à cet écran, celle-ci peut être la sienne : donnez son nom.
ui-stand = Se lever
ui-chair-to-bot = Y mettre un robot
ui-chair-to-level = Changer
ui-chair-to-open = L’ouvrir à tous
ui-chair-to-kept = La réserver
ui-start = { $free ->
    [0] Commencer
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux places libres
 }
ui-clear = Débarrasser la table
ui-waits = { $host } lancera la partie quand tout le monde sera là.
ui-link = Le lien de cette table
ui-link-why = Envoyez-le à tous ceux qui veulent jouer ou regarder.
ui-invitation = Le lien de cette place
ui-copy = Copier
ui-copied = Copié

# À la table
ui-title = Campiello
ui-title-turn = À vous de jouer
ui-moves = Vos coups
ui-log = Ce qui s’est passé
ui-seats = Autour de la table
ui-you = (vous)
ui-forget = Laisser
ui-undo = Annuler
ui-undo-ask = Demander à reprendre mon coup
ui-hint = Conseil
ui-hint-title = Ce que ferait un maître
ui-hint-points = { $points ->
    [one] environ { $points } point à la fin
   *[other] environ { $points } points à la fin
 }
ui-hint-chance = { $chance ->
    [one] gagne { $chance } partie sur 100
   *[other] gagne { $chance } parties sur 100
 }
ui-hint-why = Le premier : { $what }.
ui-hint-more-wins = { $wins ->
    [one] une victoire de plus sur 100 parties
   *[other] { $wins } victoires de plus sur 100 parties
 }
ui-hint-fewer-wins = { $wins ->
    [one] une victoire de moins sur 100 parties
   *[other] { $wins } victoires de moins sur 100 parties
 }
ui-hint-more-points = { $whole ->
    [one] en moyenne { $value } point de plus
   *[other] en moyenne { $value } points de plus
 }
ui-hint-fewer-points = { $whole ->
    [one] en moyenne { $value } point de moins
   *[other] en moyenne { $value } points de moins
 }
ui-hint-alike = Les deux se valent à peu près.
ui-hint-only = Il n’y a rien d’autre à choisir.
ui-decimal-point = ,
ui-wish = { $seat } demande à reprendre { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
 }.
ui-agree = Accepter
ui-decline = Refuser
ui-back = Me revoilà
ui-hush = Plus rien ce tour-ci
ui-hush-why = Vous passez d’office jusqu’à la fin du tour, sauf si quelqu’un vous fait une offre.
ui-is-quiet = Vous passez jusqu’à la fin du tour, sauf si quelqu’un vous fait une offre.
ui-speak = Reprendre la parole
ui-is-bot = robot
ui-is-thinking = réfléchit…
ui-is-waiting = attend une réponse
ui-is-here = à table
ui-is-gone = pas là
ui-is-away = un robot joue
ui-is-resigned = a abandonné
ui-leave = Quitter
ui-pause = Laisser un robot jouer pour moi
ui-pause-why = Un robot joue pour vous jusqu’à votre retour.
ui-resign = Abandonner
ui-resign-why = Abandonner est définitif : un robot joue votre place jusqu’à la fin.
ui-takeover = Laisser un robot jouer à sa place
ui-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
 }
ui-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
ui-curtain = Passez l’écran à { $seat }
ui-curtain-why = Les autres détournent les yeux : le bouton montre les cartes cachées.
ui-curtain-open = Je suis { $seat }
ui-rule = Règle { $rule }
ui-told = { $seat } { $told }

# Le journal
ui-told-asked = demande à reprendre un coup
ui-told-agreed = accepte
ui-told-declined = refuse
ui-told-went-back = reprend un coup
ui-told-away = laisse jouer un robot
ui-told-gone = n’est pas là : un robot joue
ui-told-clock = n’a plus de temps : un robot joue
ui-told-back = est de retour
ui-told-resigned = abandonne : un robot continue
ui-told-quiet = n’a rien à offrir ce tour-ci
ui-told-speaks = reprend la parole
ui-told-hint = prend conseil

# La fin
ui-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ui-shared = { $names } se partagent la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacun
ui-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ui-closed = Cette partie a été abandonnée
ui-scores = Feuille de score
ui-total = Total
ui-rank = Rang
ui-replay = Revoir la partie
ui-record = Télécharger la partie
ui-share = Copier le lien
ui-rematch = Rejouer
ui-rematch-go = Une nouvelle partie est ouverte : y aller
ui-postcard = La rue – { $seat }
ui-fair = Tout le hasard de cette partie était scellé avant le premier coup ({ $hash }…).
ui-fair-record = Avec le fichier de la partie, chacun peut le vérifier.
ui-replay-slider = Coup
ui-replay-go = Montrer
ui-replay-first = |◀ Début
ui-replay-back = ◀ Retour
ui-replay-on = Suite ▶
ui-replay-last = Fin ▶|
ui-replay-end = Retour au résultat
ui-replay-begins = La partie commence.

# Le bilan d’une partie finie
ui-per-cent = { $number } %
ui-review = Le bilan
ui-review-title = Retour sur la partie
ui-review-waits = La partie est examinée encore une fois : les coups sont essayés dans de nombreux mondes compatibles avec ce qu’on pouvait savoir alors. Cela prend un petit moment.
ui-review-done = Déjà fait
ui-review-again = Regarder de nouveau
ui-review-picture = Image
ui-review-curve = Chances de victoire
ui-review-curve-solo = Points à espérer
ui-review-up = Chance de gagner, %
ui-review-up-solo = Points à la fin
ui-review-across = Coups joués
ui-review-note = Telles que pouvait les estimer quelqu’un qui voit ce que tous voient. Les bandes disent la précision, les lignes numérotées les tournants.
ui-review-table = La même chose en chiffres
ui-review-turning = Les tournants
ui-review-turning-none = Aucun tour ne se détache : tout s’est fait pas à pas.
ui-review-turned = { $seat } : de { $from } à { $to }
ui-review-turned-solo = De { $from } à { $to } points
ui-review-parts = Jeu { $decided }, chance { $luck }
ui-review-see = { $moves ->
    [one] Voir la table après { $moves } coup
   *[other] Voir la table après { $moves } coups
 }
ui-review-missed = De meilleurs coups
ui-review-missed-why = Jugés d’après ce qu’on pouvait savoir à ce moment, pas d’après la suite.
ui-review-missed-none = Aucun qui dépasse clairement le hasard. Bien joué !
ui-review-better = Au lieu de « { $played } », « { $better } » aurait rapporté { $gain }.
ui-review-gain = environ { $chance } (± { $error }) et { $points } points
ui-review-gain-solo = environ { $points } points (± { $error })
ui-review-luck-title = Chance et adresse
ui-review-luck-why = Ce qui a changé les perspectives, de la donne à la fin. Ensemble, c’est tout le changement.
ui-review-went = de { $from } à { $to }
ui-review-luck = Chance
ui-review-own = Son propre jeu
ui-review-others = Jeu des autres
ui-review-how = Comment est-ce calculé ?
ui-review-how-chances = Les chances : à partir de chaque moment, des joueurs rapides jouent la suite, encore et encore, en remélangeant tout ce qu’un spectateur ne pouvait voir. Plus il reste à jouer, moins leur résultat décide.
ui-review-how-decisions = Les meilleurs coups : le coup joué et le meilleur coup trouvé sont essayés côte à côte dans des mondes compatibles avec ce que savait le joueur, avec la même chance. Seuls les plus nets comptent.
ui-review-how-luck = La chance et le jeu : d’un tirage à l’autre, rien n’est laissé au hasard ; ce qui change alors est l’œuvre de celui qui joue, en mieux ou en moins bien que des joueurs rapides. Là où l’on a tiré, c’est la chance, faux pas à part.
ui-review-counted = { $worlds } mondes ont été joués ; { $decisions ->
    [one] { $decisions } décision a été examinée.
   *[other] { $decisions } décisions ont été examinées.
 }

# La donne du jour
ui-date = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 } { $year }
ui-month = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
 }
ui-daily = La donne du jour
ui-daily-short = Une rue, les mêmes cartes pour tout le monde, un seul essai qui compte.
ui-daily-why = Aujourd’hui, chacun bâtit seul avec les mêmes pioches. Votre premier essai compte, sans conseils ; vous pouvez partir et revenir. Une fois fini, vous voyez les rues des autres et pouvez rejouer la donne pour vous exercer. La prochaine arrive à minuit UTC.
ui-daily-was = Cette journée est finie : les rues sont ouvertes à tous, et la donne peut se rejouer pour s’exercer.
ui-daily-mark = { $points ->
    [one] À battre : le maître a fait { $points } point
   *[other] À battre : le maître a fait { $points } points
 }
ui-daily-mark-thinking = À battre : le maître joue encore
ui-daily-best = { $points ->
    [one] Le meilleur jusqu’ici : { $name }, { $points } point
   *[other] Le meilleur jusqu’ici : { $name }, { $points } points
 }
ui-daily-won = { $points ->
    [one] La plus belle rue : { $name }, { $points } point
   *[other] La plus belle rue : { $name }, { $points } points
 }
ui-daily-nobody = Personne ne l’a encore finie.
ui-daily-nobody-then = Personne ne l’a finie.
ui-daily-result = { $points ->
    [one] Vous avez fait { $points } point : place { $place } sur { $all }.
   *[other] Vous avez fait { $points } points : place { $place } sur { $all }.
 }
ui-daily-uncounted = Votre essai ne compte pas : il a été abandonné, ou fini après minuit.
ui-daily-play = Jouer la donne du jour
ui-daily-resume = Continuer la donne du jour
ui-daily-practise = La jouer pour s’exercer
ui-daily-see = Voir les résultats
ui-daily-results = Résultats
ui-daily-name = Nom
ui-daily-points = Score
ui-daily-under-way = { $number ->
    [one] Une autre personne joue encore.
   *[other] { $number } autres personnes jouent encore.
 }
ui-daily-days = Autres jours
ui-daily-before = ◀ La veille
ui-daily-after = Le lendemain ▶
ui-daily-line = Donne du jour, { $date } : cet essai compte, sans conseils.
ui-daily-line-practice = Donne du jour, { $date } : pour s’exercer, sans compter.
ui-daily-to-beat = À battre : { $points }.
ui-daily-banner = La donne du { $date }
ui-daily-banner-practice = La donne du { $date }, pour s’exercer
ui-daily-kept-title = Cette donne se joue encore
ui-daily-kept = Qui a fini la donne du jour peut regarder cette table. Demain, tout le monde le pourra.
ui-daily-record-title = Demain
ui-daily-record = Le compte rendu contient la chance de la donne du jour, que d’autres jouent encore. Il est donné quand la journée est finie (UTC).

# Apprendre
ui-learn-title = Apprendre :
ui-learn-why = Vous jouez vos premiers tours avec des cartes choisies pour vous. Chaque étape dit quoi faire et pourquoi ; après la dernière, la partie continue et vous jouez comme vous voulez.
ui-learn-begin = Commencer
ui-lesson = Leçon, étape { $at } sur { $all }
ui-contents = Sommaire

# Refus
ui-refused-stale = Quelqu’un a été plus rapide : la table a changé. Voici où elle en est.
ui-refused-no-seat = Cette place n’existe pas.
ui-refused-begun = La partie a déjà commencé.
ui-refused-not-begun = La partie n’a pas encore commencé.
ui-refused-over = La partie est terminée.
ui-refused-not-over = La partie n’est pas encore terminée.
ui-refused-not-yours = Ce n’est pas votre place.
ui-refused-not-your-turn = Ce n’est pas votre tour.
ui-refused-no-hints = Pas de conseils à cette table.
ui-refused-one-hint = Un conseil à la fois : le maître réfléchit encore au précédent.
ui-refused-counts = Cet essai compte : ce qui a été vu ne s’oublie pas, et personne ne joue à votre place.
ui-refused-kept = Cette place est réservée à qui a son lien.
ui-refused-taken = Cette place est déjà prise.
ui-refused-not-host = Seule la personne qui a ouvert la table peut le faire.
ui-refused-no-bot = Ce robot n’existe pas.
ui-refused-nobody = Quelqu’un doit d’abord s’asseoir.
ui-refused-asked = La question est déjà posée aux autres.
ui-refused-not-asked = Personne n’attend votre réponse.
ui-refused-plays-itself = Un robot joue déjà cette place.
ui-refused-there = Cette personne est là, ou l’était à l’instant.
ui-refused-not-away = Vous jouez déjà vous-même.
ui-refused-not-quiet = On vous le demande déjà.
ui-refused-rematch = Une nouvelle partie est déjà ouverte.
ui-refused-name = Dites-nous comment vous appeler.
