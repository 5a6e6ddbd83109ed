# Le programme campiello : tout ce qu’on y lit, en français.

# Nombres
number-decimal = ,
number-thousands = {"\u202F"}
number-percent = { $number } %
seat-own = Place { $number } (vous)
game-title = { $game }
join-what = { $what } : { $said }
join-remarks = {"\u202F; "}

# Sans commande
overview =
    Campiello est une table pour des jeux de société.
    Jouez dans le navigateur ou dans le terminal, contre des robots ou entre amis ; simulez des milliers de parties, rejouez et vérifiez chacune d’elles.
    {" "}
overview-games = Actuellement sur la table : { $games }.
overview-serve = Ouvrir la table dans le navigateur (http://127.0.0.1:8080) :
overview-play = Jouer contre un robot (tapez ? à tout moment, tout est expliqué) :
overview-rules = Lire les règles :
overview-simulate = Laisser des robots jouer mille parties :
overview-arena = Savoir quel robot est le plus fort, et avec quelle certitude :
overview-replay = Dessiner une partie conservée :
overview-verify = Vérifier que des parties notées sont vraies au caractère près :
overview-more = Toutes les commandes : campiello --help. Autre langue : --lang en, --lang ru.

# Aide
heading-usage = Utilisation :
heading-commands = Commandes{"\u202F"}
heading-options = Options{"\u202F"}
heading-arguments = Arguments{"\u202F"}
help-campiello = Une table numérique pour des jeux de société.
help-simulate = Fait jouer beaucoup de parties à des robots et compte les résultats.
help-play = Joue dans le terminal. La partie est conservée après chaque coup et peut être reprise.
help-replay = Montre une partie notée : à n’importe quel coup, vue de n’importe quelle place, en texte ou en image.
help-review = Revient sur une partie finie : les chances au fil du jeu, les tournants, les coups manqués, et la part de la chance.
help-verify = Rejoue des parties notées et compare chaque empreinte ; un caractère modifié est trouvé à sa ligne.
help-edition = Montre et contrôle les éditions : les cartes et plateaux d’un jeu sous forme de fichier.
help-edition-show = Affiche l’édition standard d’un jeu sous forme de fichier, ou la liste des éditions.
help-edition-check = Contrôle une édition que vous avez saisie et signale chaque erreur avec sa ligne.
help-rules = Affiche les règles d’un jeu, ou l’une d’elles.
help-bench = Mesure la vitesse des règles des jeux.
usage-campiello = campiello COMMANDE [OPTIONS]
usage-simulate = campiello simulate JEU [OPTIONS]
usage-play = campiello play [JEU] [OPTIONS]
usage-replay = campiello replay FICHIER [OPTIONS]
usage-review = campiello review FICHIER [OPTIONS]
usage-verify = campiello verify FICHIER… [OPTIONS]
usage-edition = campiello edition show|check …
usage-edition-show = campiello edition show [JEU] [--json]
usage-edition-check = campiello edition check FICHIER [--game JEU] [--json]
usage-rules = campiello rules JEU [RÈGLE]
usage-bench = campiello bench [JEU] [OPTIONS]
value-code = CODE
value-number = NOMBRE
value-names = NOMS
value-directory = DOSSIER
value-file = FICHIER
value-files = FICHIER
value-viewer = PLACE
value-seat = PLACE
value-game = JEU
value-rule = RÈGLE
value-option = RÈGLE
value-seconds = SECONDES
arg-help = Affiche cette aide
arg-version = Affiche la version
arg-lang = La langue : en, fr ou ru (sinon celle du système)
arg-game = Le jeu : { $games }
arg-json = Répond en JSON, pour les programmes
arg-seats = Le nombre de places à la table (sinon 2, ou le moins que le jeu permet)
arg-option = Une règle facultative ; peut être répété
arg-edition = Les cartes de ce fichier au lieu de l’édition standard
arg-games = Le nombre de parties (sinon 100)
arg-bots = Les robots : un nom pour toutes les places, ou un nom par place séparés par des virgules (sinon random ; medium pour play)
arg-ms = Combien de temps les robots qui anticipent (hard, master) peuvent réfléchir à un choix ; 1000 si rien n’est dit. « master@50 » réfléchit 50 quoi qu’on dise ici
arg-iterations = Combien de positions ils jouent jusqu’au bout à la place : les mêmes réponses sur toute machine
arg-seed = Le nombre d’où vient tout le hasard : même nombre, mêmes parties
arg-threads = Le nombre de fils d’exécution (sinon tous les cœurs) ; le résultat n’en dépend pas
arg-save = Écrit chaque partie notée dans ce dossier
arg-humans = Combien de personnes jouent à ce clavier (sinon 1)
arg-play-save = Conserve la partie dans ce fichier
arg-resume = Reprend la partie de ce fichier
arg-file = Une partie notée
arg-files = Des parties notées
arg-at = Après tant de coups (sinon à la fin)
arg-viewer = Avec les yeux de qui : p0, p1, … ou all (sinon un spectateur)
arg-svg = Dessine la table dans ce fichier SVG
arg-png = Dessine la table dans ce fichier PNG
arg-postcard = Dessine la rue terminée de cette place en carte postale : p0, p1, … (avec --svg ou --png)
arg-night = Dessine de nuit
arg-review-iterations = Combien de mondes sont joués en tout, environ : plus il y en a, plus c’est long et sûr
arg-review-seed = Le nombre d’où viennent ces mondes : même nombre, même bilan
arg-review-svg = Dessine la courbe dans ce fichier SVG
arg-review-png = Dessine la courbe dans ce fichier PNG
arg-edition-file = Le fichier de l’édition
arg-edition-game = Le jeu, si le fichier ne dit pas game = "…"
arg-rule = Le numéro d’une règle, comme 3.2.7, ou un mot à chercher
arg-seconds = Durée de mesure des parties au hasard pour chaque nombre de places (sinon 1)

# Erreurs dans la commande
usage-see-help = Aide : { $command }
usage-unknown-argument = « { $argument } » n’est pas connu ici.{ $suggests ->
    [yes] {" "}Vouliez-vous dire « { $suggestion } » ?
   *[no] {""}
 }
usage-unknown-command = La commande « { $command } » n’existe pas.{ $suggests ->
    [yes] {" "}Vouliez-vous dire « { $suggestion } » ?
   *[no] {""}
 }
usage-missing-command = Il manque une commande.
usage-missing = Il manque : { $argument }
usage-conflict = « { $argument } » ne va pas avec « { $other } ».
usage-twice = « { $argument } » est donné plus d’une fois.
usage-wrong-number = « { $argument } » a trop ou trop peu de valeurs.
usage-not-text = La commande n’est pas un texte lisible.
usage-needs-value = « { $argument } » demande une valeur.
usage-wrong-value = « { $value } » ne convient pas à « { $argument } ». On attend : { $expected }.
expect-anything = une autre valeur
expect-seats = un nombre de 1 à 8
expect-humans = un nombre de 1 à 8
expect-games = un nombre à partir de 1
expect-seed = un nombre entier à partir de 0
expect-threads = un nombre de 1 à 1024
expect-ms = un nombre de millisecondes de 1 à 600000
expect-iterations = un nombre de 1 à 100000000
expect-curve = des nombres séparés par des virgules : 50,100,200
expect-plot = un fichier qui finit par .svg ou .png
expect-steps = un nombre à partir de 1
expect-at = le numéro d’un coup, à partir de 0
expect-seconds = un nombre de secondes de 0.001 à 3600
expect-viewer = p0, p1, … ou all
expect-postcard = une place de cette partie, comme p0

# Échecs
fail-unknown-language = Nous ne parlons pas « { $code } ». On connaît : { $known }.
fail-unknown-game = Le jeu « { $game } » n’existe pas. On connaît : { $known }.
fail-unknown-game-in-record = Cette partie est celle d’un jeu que ce programme ne connaît pas : « { $game } ».
fail-unknown-bot = Le robot « { $bot } » n’existe pas. On connaît : { $known }.
fail-bots-for-seats = { $bots } robots sont nommés pour { $seats ->
    [0] aucune place
    [one] { $seats } place
   *[other] { $seats } places
 } : nommez-en un pour toutes, ou un pour chacune.
fail-too-many-humans = { $humans } personnes ne tiennent pas sur { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }.
fail-not-text = Cette ligne n’est pas du texte.
fail-unreadable = { $file } : lecture impossible : { $reason }.
fail-unwritable = { $file } : écriture impossible : { $reason }.
fail-no-folder = { $file } : écriture impossible, il n’y a pas de dossier « { $folder } ». Créez-le d’abord, ou choisissez un autre nom.
fail-output = Impossible d’écrire le résultat : { $reason }.
fail-save-exists = { $file } existe déjà et n’est pas écrasé. Reprenez cette partie (--resume) ou choisissez un autre nom.
fail-no-rule = Il n’y a pas de règle { $number }{ $searched ->
    [yes] {", et aucune ne mentionne ce mot"}
   *[no] {""}
 }. Les chapitres sont : { $chapters }.
fail-at = La partie compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } : --at demande un nombre de 0 à { $moves }.
fail-not-over = { $file } : la partie n’est pas finie ; une carte postale montre une rue terminée.
fail-no-postcard = Il n’y a pas de carte postale pour ce jeu.
fail-postcard-file = Une carte postale demande un fichier : ajoutez --svg FICHIER ou --png FICHIER.
fail-picture = L’image n’a pas pu être dessinée en PNG.
fail-other-cards = Même nom, autres cartes : la partie a été jouée avec une édition « { $edition } » dont les cartes ne sont pas celles de { $file }. Donnez le bon fichier avec --edition.
standard-edition = l’édition standard
fail-picture-is-record = { $file } est la partie notée elle-même : donnez un autre nom à l’image.
fail-picture-exists = { $file } existe déjà et n’est pas une image de ce type : il n’est pas écrasé. Choisissez un autre nom.
fail-other-record = { $file } existe déjà et contient une autre partie : il n’est pas écrasé. Choisissez un autre dossier.
io-not-found = fichier ou dossier introuvable
io-denied = accès refusé
io-exists = il existe déjà
io-directory = c’est un dossier
io-not-directory = une partie du chemin n’est pas un dossier
io-full = il n’y a plus de place
io-read-only = le disque est en lecture seule
io-other = le système refuse (erreur { $code })

# Avancement
progress-simulate = Parties
progress-review = Bilan, %
progress-verify = Parties notées
progress-bench = Mesures

# simulate
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } en { $seconds } s
simulate-speed = { $games } parties et { $moves } coups par seconde
simulate-histogram = Fréquence des scores :
simulate-hash = Empreinte de toutes les parties : { $hash }
simulate-saved = { $records ->
    [one] { $records } partie notée écrite
   *[other] { $records } parties notées écrites
 } dans { $folder }.
column-seat = place
column-bot = robot
column-points = points
column-wins = victoires
column-part = part du score
column-end = pourquoi la partie a fini
column-games = parties
column-game = jeu
column-edition = édition
column-origin = cartes
column-seats = places
column-random-moves = coups/s
column-legal = ns lister
column-play = ns jouer
column-clone = ns copier
column-bytes = octets
solo-mean = moyenne
solo-median = médiane
solo-best = meilleur

# verify
verify-agrees = { $file } : conforme. { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }. { $end }
verify-finished = { $end } { $scores }
verify-under-way = La partie est en cours.
verify-sum = { $wrong ->
    [0] Les { $files } fichiers sont conformes.
    [one] { $wrong } fichier sur { $files } est faux.
   *[other] { $wrong } fichiers sur { $files } sont faux.
 }

# replay
replay-title = { $game }, après le coup { $at } sur { $moves }, vu par { $viewer }
replay-spectator = un spectateur
warn-night = --night concerne les images : sans --svg ni --png, il ne change rien.
replay-log = Ce qui s’est passé :
replay-drawn = { $file } : dessiné.

# edition
edition-reconstructed = reconstituées
edition-printed = comme imprimées
edition-more = L’une d’elles sous forme de fichier : campiello edition show JEU
edition-fine = { $file } : aucune erreur. Édition « { $edition } » de { $game }.
edition-whose = { $file } : pour quel jeu ? Ajoutez une ligne game = "…", ou donnez --game. On connaît : { $games }.

# rules
rules-mention = « { $word } » figure dans ces règles :
rules-more = Et aussi dans { $numbers }.
rules-only-english = Les règles ne sont pas encore traduites : voici le texte anglais.

# bench
bench-note = Sur un cœur, sans notation ni textes ; le meilleur de plusieurs essais. Octets : la taille d’un état.

# play
play-welcome = { $game } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }. Tapez ? à tout moment : tout est expliqué.
play-kept = La partie est conservée dans { $file } après chaque coup.
play-left = La partie est conservée. Pour la reprendre :
play-over = La partie est finie. Pour la revoir :
play-sits = { $who ->
    [you] Place { $number } : vous
    [person] Place { $number } : une personne
   *[bot] Place { $number } : le robot { $bot }
 }
play-moves = { $moves ->
    [1] Il y a un coup :
   *[other] Choisissez l’un des { $moves } coups :
 }
play-prompt = Votre coup (numéro, notation ou ?) :
play-prompt-pass = Votre coup (numéro, notation ou ? ; Entrée seule : { $pass }) :
play-suggestions = { $label } – { $moves ->
    [0] avec vos propres mots
    [one] { $moves } suggestion ; « coups » la montre
   *[other] { $moves } suggestions ; « coups » les montre
 }
play-wait-not-now = { $spoken ->
    [yes] Quelqu’un s’adresse à vous : répondez d’abord, ou passez.
   *[no] La table vous attend maintenant : il n’y a rien à attendre.
 }
play-no-such-number = Ce coup n’existe pas : les numéros vont de 1 à { $most }. Rien n’a changé.
play-expected = Tapez un numéro de 1 à { $most }, un coup en notation, ou ? pour l’aide.
play-refused = Règle { $rule } : { $reason }
play-unreadable = « { $typed } » n’est ni une commande ni un coup. { $expected }
play-nothing-changed = Rien n’a changé. Tapez « coups » pour revoir la liste, ou ? pour l’aide.
play-undo-luck = Impossible d’annuler : le hasard est intervenu depuis.
play-undo-revealed = Impossible d’annuler : quelque chose a été dévoilé depuis.
play-undo-bot-acted = Impossible d’annuler : un robot a joué depuis.
play-undone = Le dernier coup est annulé.
play-save-name = Tapez « sauver » et le nom d’un fichier. De toute façon, la partie est conservée dans { $file }.
play-saved = Une copie est dans { $file }.
play-pass-keyboard = C’est à la place { $number } : prenez le clavier, s’il vous plaît. Les autres regardent ailleurs.
play-press-enter = Appuyez sur Entrée quand vous êtes prêt.
play-help =
    Lire le plateau : chaque partie de la table a un titre et, dessous, ce qu’on y compte. Chaque cadre est une carte ou un emplacement ; ses lignes disent ce qu’il montre. Les couleurs ne font que répéter les mots.
    Lire les coups : entre crochets figure ce qu’un coup coûte (−), ce qu’il enfreint ou fait perdre (!) et ce qu’il apporte (+).
    Rien ne se perd jamais : la partie est conservée après chaque coup, et après une faute de frappe la table redemande simplement.
play-help-typing = Saisir un coup : son numéro ; ou sa notation, ici « { $notation } » ; ou son nom, ici « { $label } ». Majuscules et espaces ne comptent pas.
play-help-commands = Ce que vous pouvez taper :
play-help-rules = Le but du jeu, le déroulement d’un tour et tout le reste sont dans les règles. Tapez ? et un numéro de cette liste, ou ? et un mot à chercher :
look-order = Les rangées se comptent à partir du haut, les colonnes à partir de la gauche.
look-row-column = rangée { $row }, colonne { $column } : { $piece }
look-row = rangée { $row } : { $piece }
look-column = { $column } : { $piece }
look-named-row = { $heading }, rangée { $row } : { $piece }
look-named = { $heading } : { $piece }
command-undo = annuler
command-undo-help = annule votre dernier coup, tant que rien n’a été dévoilé depuis
command-moves = coups
command-moves-help = montre de nouveau la liste des coups
command-wait = attendre
command-wait-help = passe tout seul jusqu’au prochain tour, sauf si quelqu’un s’adresse à vous
command-board = plateau
command-board-help = dessine de nouveau le plateau
command-look = regarder
command-look-help = dit en mots tout ce qui est sur la table
command-score = score
command-score-help = montre les points, les pièces et tout ce qui se compte
command-log = journal
command-log-help = raconte ce qui s’est passé depuis le début
command-save = sauver
command-save-help = avec le nom d’un fichier : y écrit une copie de la partie
command-quit = quitter
command-quit-help = quitte ; la partie est conservée
command-help = montre cette page
command-rule = montre une règle par son numéro, ou ce que les règles disent d’un mot (? 3.2, ? pièces)
score-sum = Total
score-rank = Rang
outcome-you-win = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
outcome-wins = La place { $seats } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
outcome-shared = Les places { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacune.
score-rating = Appréciation : { $rating }

# The server
help-serve = Sert la table dans le navigateur ; sans aucune commande il se passe la même chose.
help-backup = Copie tout ce qu’un serveur conserve dans un nouveau fichier, même pendant qu’il tourne.
help-overview = Montre ce que ce programme sait faire, avec des exemples.
usage-serve = campiello serve [OPTIONS]
usage-backup = campiello backup --to FICHIER [OPTIONS]
usage-overview = campiello overview
value-address = ADRESSE
value-store = DÉPÔT
value-milliseconds = MILLISECONDES
arg-listen = Où écouter : une adresse et un port, 127.0.0.1:8080 si rien n’est dit ; le port 0 en prend un libre. L’adresse est la première ligne de la sortie.
arg-store = Où tout est conservé : sqlite:FICHIER (sqlite:campiello.db si rien n’est dit) ou memory, qui oublie.
arg-bot-time = Combien de temps les robots qui anticipent peuvent réfléchir à un choix ; 1000 si rien n’est dit.
arg-bot-pause = Combien de temps un robot attend avant de jouer, pour qu’on puisse suivre ; 700 si rien n’est dit.
arg-patience = Combien de temps les robots attendent la réponse d’une personne présente avant que la partie continue sans elle ; 20000 si rien n’est dit.
arg-review = Combien de mondes environ joue le bilan d’une partie finie, si ce n’est pas le nombre habituel du jeu.
arg-behind-proxy = Le serveur se trouve derrière un mandataire qui parle TLS : les témoins ne passent que par TLS, et le mandataire dit qui demande (X-Forwarded-For).
arg-unlimited = Aucune limite à ce qu’un invité ou une adresse peut demander : pour les mesures.
arg-json-log = Écrit le journal en JSON, un objet par ligne. CAMPIELLO_LOG choisit ce qui est noté.
arg-to = Le nouveau fichier.
serve-hint = Ouvrez cette adresse dans un navigateur. Ctrl-C arrête le serveur ; rien n’est perdu.
fail-listen = Le serveur ne peut pas écouter à { $address } : { $reason }. Choisissez une autre adresse avec --listen, ou laissez-le choisir : --listen 127.0.0.1:0.
expect-listen = une adresse et un port, comme 127.0.0.1:8080
expect-store = sqlite:FICHIER ou memory
expect-backup = sqlite:FICHIER
backup-done = Tout a été copié dans { $file }.

# load
help-load = Charge un serveur de nombreuses tables et de spectateurs, et mesure ce qu’il supporte.
usage-load = campiello load [OPTIONS]
arg-tables = Combien de tables se jouent en même temps (sinon 200)
arg-watchers = Combien de personnes regardent chaque table (sinon 5)
arg-rate = Combien de coups sont dus par seconde dans la mesure à la montre (sinon 1000)
arg-load-seconds = Durée de chacune des deux mesures : à la montre, et aussi vite que le serveur le peut (sinon 20)
arg-load-game = Le jeu auquel on joue (sinon walking)
arg-load-seed = Le nombre d’où vient le choix des coups
expect-tables = un nombre de 1 à 10000
expect-watchers = un nombre de 0 à 1000
expect-rate = un nombre de 1 à 1000000
progress-load = Charge
fail-load = Le serveur n’a pas pu être mesuré : { $reason }.
load-what = { $game } : tables { $tables }, places { $seats }, spectateurs à chaque table { $watchers }.
load-by-the-clock = à la montre, { $rate } coups par seconde
load-at-once = sans attendre, au plus { $moves } en route
load-note = En millisecondes, depuis que le coup était dû jusqu’à ce qu’il soit sur le disque, puis jusqu’à ce que tous les spectateurs de sa table l’aient. Le générateur tourne sur la même machine.
load-errors = { $errors ->
    [0] Aucune erreur.
    [one] { $errors } erreur :
   *[other] { $errors } erreurs :
 }
column-load-round = mesure
column-load-moves = coups/s
column-load-stored-p50 = écrit p50
column-load-stored-p99 = p99
column-load-stored-max = max
column-load-shown-p50 = vu p50
column-load-shown-p99 = p99
column-load-shown-max = max
load-bytes-per-event = Octets d’un événement
load-renders-per-move = Images dessinées pour un coup
load-cpu = Temps de processeur du serveur pour un coup, µs
load-cpu-generator = Temps de processeur du générateur pour un coup, µs
load-memory-server = Mémoire du serveur, Kio
load-memory-table = Mémoire d’une table au repos, Kio
load-memory-watcher = Mémoire d’un spectateur, Kio
load-cold-events = Événements d’une table terminée
load-cold-open = Son ouverture à froid, ms
load-cold-replay = Sa relecture au milieu, ms
load-lobby = Accueil avec tout : brut / gzip / br, Kio
load-table = Table avec tout : brut / gzip / br, Kio

# arena
help-arena = Fait jouer des robots les uns contre les autres et dit lequel est le plus fort, de combien, et avec quelle certitude.
usage-arena = campiello arena JEU --bots NOMS [OPTIONS]
value-list = NOMBRES
arg-arena-bots = Les robots, séparés par des virgules. Autant que de places : ils s’assoient ensemble. Moins : le dernier prend les places qui restent, ainsi « master,greedy » à 4 places oppose un master à trois greedy. Plus : tous les choix se rencontrent. Chaque donne se joue une fois pour chaque rotation autour de la table
arg-arena-games = Combien de parties (sinon 100), et autant de plus qu’il en faut pour finir la dernière donne
arg-sprt = S’arrête dès qu’il est décidé si le premier robot gagne plus que sa juste part (test séquentiel : 5 % pour chaque erreur ; meilleur veut dire une cote moitié plus haute)
arg-curve = Répète le match avec chacun de ces budgets pour le premier robot : des millisecondes, ou des itérations avec --iterations ; les autres gardent le leur
arg-plot = Dessine le résultat dans ce fichier : .svg ou .png
progress-arena = Parties
arena-so-far = { $bot } : { $result }
arena-title = { $game } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } en { $seconds } s ({ $speed } par seconde)
arena-note = Chaque donne se joue une fois pour chaque rotation autour de la table. Entre parenthèses : intervalles à 95 %, de donne en donne. Les victoires sont comptées par place d’un robot, et partagées si la victoire l’est ; la juste part est { $fair }. L’Elo compare deux à deux les robots d’une partie par leur rang, le premier robot a 0. Les millisecondes sont pour un choix entre plusieurs coups.
arena-note-alone = Chacun joue chaque donne en solo ; le meilleur avec une donne la gagne, et la juste part est { $fair }. Entre parenthèses : intervalles à 95 %, de donne en donne. L’Elo compare deux à deux les robots par leurs points, le premier robot a 0. Les millisecondes sont pour un choix entre plusieurs coups.
arena-note-one = Personne à qui comparer. Entre parenthèses : intervalles à 95 %, de donne en donne. Les millisecondes sont pour un choix entre plusieurs coups.
arena-sprt-better = Décidé après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } : { $bot } gagne plus que sa juste part de { $fair } ({ $share } est plus vraisemblable).
arena-sprt-not-better = Décidé après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } : { $bot } ne gagne pas { $share } ; sa juste part de { $fair } est plus vraisemblable.
arena-sprt-open = Pas décidé après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } : { $bot } gagne peut-être sa juste part de { $fair }, peut-être { $share }.
arena-doubling = Chaque doublement apporte { $brings } points de pourcentage de victoires, et { $lead } points d’avance.
arena-doubling-alone = Chaque doublement apporte { $brings } points.
column-elo = Elo
column-p50 = ms p50
column-p99 = p99
column-ms = ms
column-iterations = itérations
column-gain = gain
arena-plot-title = Qui est le plus fort
arena-plot-curve = { $bot } : ce qu’apporte plus de temps
arena-plot-note = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }, { $curve ->
    [yes] contre { $against },{" "}
   *[no] {""}
 }{ $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, intervalles à 95 %
arena-plot-wins = Victoires, %
arena-plot-points = Points
arena-plot-fair = juste part
arena-plot-ms = Millisecondes par choix
arena-plot-iterations = Positions jouées jusqu’au bout par choix
fail-arena-sprt-alone = « --sprt » demande si le premier robot gagne plus que sa part : seul à la table et sans personne à qui le comparer, il n’y a rien à demander. Nommez un deuxième robot, ou retirez l’option.
fail-arena-curve-own = « --curve » donne au premier robot un budget après l’autre, mais son nom dit déjà ce qu’il a. Retirez ce qui suit le @, ou nommez ce robot en deuxième.

# train
help-train = Ajuste les nombres par lesquels le robot d’un jeu évalue les positions, en jouant à une table de robots « greedy ». Peut être arrêté et repris à tout moment.
usage-train = campiello train JEU --state FICHIER [OPTIONS]
arg-state = Garde tout dans ce fichier ; s’il existe, l’entraînement reprend de là
arg-generations = De combien de générations avancer maintenant (sinon 60)
arg-train-games = Combien de donnes joue chaque robot d’une génération (sinon 200)
progress-train = Générations
progress-began = Point de départ
progress-weights = Poids qui comptent
train-so-far = { $points } points en moyenne
train-title = { $game } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : { $generations ->
    [one] { $generations } génération
   *[other] { $generations } générations
 } jusqu’ici
train-gained = Par rapport aux nombres du début : { $gain } points (de { $low } à { $high }, 95 %) sur { $deals } donnes qu’aucune génération n’a jouées.
progress-examine = Examen
train-kept = Tout est dans { $file } ; la même commande reprend de là.
column-weight = nombre
column-was = avant
column-is = maintenant
fail-train-other = L’entraînement de ce fichier était d’une autre sorte ({ $what }) : donnez le même jeu, les mêmes places, parties et graine, ou un autre fichier.
fail-train-line = Cette ligne est illisible : « { $text } ».
