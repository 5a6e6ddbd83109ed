# The program campiello: everything a person reads, in English.

# Numbers
number-decimal = .
number-thousands = ,
number-percent = { $number }%
seat-own = Seat { $number } (you)
game-title = { $game }
join-what = { $what }: { $said }
join-remarks = {"; "}

# Without a command
overview =
    Campiello is a table for board games.
    Play in the browser or in the terminal, against bots or with friends; simulate thousands of games, replay and verify every one of them.
    {" "}
overview-games = On the table now: { $games }.
overview-serve = Open the table in the browser (http://127.0.0.1:8080):
overview-play = Play against a bot (type ? at any time, and everything is explained):
overview-rules = Read the rules:
overview-simulate = Let bots play a thousand games:
overview-arena = Find out which bot is stronger, and how sure that is:
overview-replay = Draw a picture of a game that was kept:
overview-verify = Check that records are true to the last character:
overview-more = All commands: campiello --help. Another language: --lang fr, --lang ru.

# Help
heading-usage = Usage:
heading-commands = Commands
heading-options = Options
heading-arguments = Arguments
help-campiello = A digital table for board games.
help-simulate = Lets bots play many games and counts what comes out.
help-play = Plays at the terminal. The game is kept after every move and can be resumed.
help-replay = Shows a game that was written down: any move, any seat, as text or as a picture.
help-review = Looks at a finished game again: how the chances went, where it turned, what was missed, and what was luck.
help-verify = Replays records and compares every hash; a changed character is found in its line.
help-edition = Shows and checks editions: the cards and boards of a game as a file.
help-edition-show = Prints the standard edition of a game as a file, or lists all editions.
help-edition-check = Checks an edition that you typed in, and names every mistake with its line.
help-rules = Prints the rules of a game, or one of them.
help-bench = Measures how fast the rules of the games are.
usage-campiello = campiello COMMAND [OPTIONS]
usage-simulate = campiello simulate GAME [OPTIONS]
usage-play = campiello play [GAME] [OPTIONS]
usage-replay = campiello replay FILE [OPTIONS]
usage-review = campiello review FILE [OPTIONS]
usage-verify = campiello verify FILE… [OPTIONS]
usage-edition = campiello edition show|check …
usage-edition-show = campiello edition show [GAME] [--json]
usage-edition-check = campiello edition check FILE [--game GAME] [--json]
usage-rules = campiello rules GAME [RULE]
usage-bench = campiello bench [GAME] [OPTIONS]
value-code = CODE
value-number = NUMBER
value-names = NAMES
value-directory = FOLDER
value-file = FILE
value-files = FILE
value-viewer = SEAT
value-seat = SEAT
value-game = GAME
value-rule = RULE
value-option = RULE
value-seconds = SECONDS
arg-help = Shows this help
arg-version = Shows the version
arg-lang = The language: en, fr or ru (otherwise that of the system)
arg-game = The game: { $games }
arg-json = Answers as JSON, for programs
arg-seats = How many seats the table has (otherwise 2, or the fewest that the game allows)
arg-option = An optional rule; may be given several times
arg-edition = The cards of this file instead of the standard edition
arg-games = How many games (otherwise 100)
arg-bots = The bots: one name for all seats, or a name for each with commas between them (otherwise random, in play medium)
arg-ms = How long bots that read ahead (hard, master) may think about a choice; 1000 if nothing is said. “master@50” thinks for 50 whatever is said here
arg-iterations = How many positions they play on instead: the same answers on every machine
arg-seed = The number from which all luck comes: the same number, the same games
arg-threads = How many threads (otherwise all cores); the result does not depend on it
arg-save = Writes the record of every game into this folder
arg-humans = How many people play at this keyboard (otherwise 1)
arg-play-save = Keeps the game in this file
arg-resume = Goes on with the game in this file
arg-file = The record of a game
arg-files = Records of games
arg-at = After so many moves (otherwise at the end)
arg-viewer = Through whose eyes: p0, p1, … or all (otherwise a spectator’s)
arg-svg = Draws the table into this SVG file
arg-png = Draws the table into this PNG file
arg-postcard = Draws the finished street of this seat as a postcard: p0, p1, … (with --svg or --png)
arg-night = Draws by night
arg-review-iterations = About how many worlds are played on, all in all: more take longer and are surer
arg-review-seed = The number from which these worlds come: the same number, the same review
arg-review-svg = Draws the curve into this SVG file
arg-review-png = Draws the curve into this PNG file
arg-edition-file = The edition’s file
arg-edition-game = The game, if the file does not say game = "…"
arg-rule = The number of a rule, like 3.2.7, or a word to look for
arg-seconds = How long random games are measured for each number of seats (otherwise 1)

# Mistakes in the command
usage-see-help = Help: { $command }
usage-unknown-argument = “{ $argument }” is not known here.{ $suggests ->
    [yes] {" "}Did you mean “{ $suggestion }”?
   *[no] {""}
 }
usage-unknown-command = There is no command “{ $command }”.{ $suggests ->
    [yes] {" "}Did you mean “{ $suggestion }”?
   *[no] {""}
 }
usage-missing-command = A command is missing.
usage-missing = This is missing: { $argument }
usage-conflict = “{ $argument }” cannot be used together with “{ $other }”.
usage-twice = “{ $argument }” is given more than once.
usage-wrong-number = “{ $argument }” has too many or too few values.
usage-not-text = The command is not readable text.
usage-needs-value = “{ $argument }” needs a value.
usage-wrong-value = “{ $value }” does not fit “{ $argument }”. Expected: { $expected }.
expect-anything = another value
expect-seats = a number from 1 to 8
expect-humans = a number from 1 to 8
expect-games = a number from 1
expect-seed = a whole number from 0
expect-threads = a number from 1 to 1024
expect-ms = a number of milliseconds from 1 to 600000
expect-iterations = a number from 1 to 100000000
expect-curve = numbers with commas between them: 50,100,200
expect-plot = a file that ends in .svg or .png
expect-steps = a number from 1
expect-at = the number of a move, from 0
expect-seconds = a number of seconds from 0.001 to 3600
expect-viewer = p0, p1, … or all
expect-postcard = a seat of this game, like p0

# Failures
fail-unknown-language = We do not speak “{ $code }”. Known are: { $known }.
fail-unknown-game = There is no game “{ $game }”. Known are: { $known }.
fail-unknown-game-in-record = The record is of a game that this program does not know: “{ $game }”.
fail-unknown-bot = There is no bot “{ $bot }”. Known are: { $known }.
fail-bots-for-seats = { $bots } bots are named for { $seats ->
    [0] no seat
    [one] { $seats } seat
   *[other] { $seats } seats
 }: name one for all, or one for each.
fail-too-many-humans = { $humans } people do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }.
fail-not-text = This line is not text.
fail-unreadable = { $file }: cannot be read: { $reason }.
fail-unwritable = { $file }: cannot be written: { $reason }.
fail-no-folder = { $file } cannot be written: there is no folder “{ $folder }”. Make it first, or choose another name.
fail-output = The output cannot be written: { $reason }.
fail-save-exists = { $file } exists already and is not written over. Go on with that game (--resume), or choose another name.
fail-no-rule = There is no rule { $number }{ $searched ->
    [yes] {", and no rule mentions it"}
   *[no] {""}
 }. The chapters are: { $chapters }.
fail-at = The game has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }: --at takes a number from 0 to { $moves }.
fail-not-over = { $file }: the game is not over yet; a postcard shows a finished street.
fail-no-postcard = There is no postcard for this game.
fail-postcard-file = A postcard needs a file: add --svg FILE or --png FILE.
fail-picture = The picture could not be drawn as PNG.
fail-other-cards = The same name, other cards: the record was played with an edition “{ $edition }” whose cards are not those of { $file }. Give the right file with --edition.
standard-edition = the standard edition
fail-picture-is-record = { $file } is the record itself: a picture needs another name.
fail-picture-exists = { $file } exists already and is not a picture of this kind: it is not written over. Choose another name.
fail-other-record = { $file } exists already and holds another game: it is not written over. Choose another folder.
io-not-found = there is no such file or folder
io-denied = permission denied
io-exists = it exists already
io-directory = it is a folder
io-not-directory = a part of the path is not a folder
io-full = no space is left
io-read-only = the disk is read-only
io-other = the system refuses (error { $code })

# Progress
progress-simulate = Games
progress-review = Looking back, %
progress-verify = Records
progress-bench = Measuring

# simulate
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } in { $seconds } s
simulate-speed = { $games } games and { $moves } moves a second
simulate-histogram = How often which scores:
simulate-hash = Hash of all records: { $hash }
simulate-saved = { $records ->
    [one] { $records } record
   *[other] { $records } records
 } written to { $folder }.
column-seat = seat
column-bot = bot
column-points = points
column-wins = wins
column-part = part of the score
column-end = why it ended
column-games = games
column-game = game
column-edition = edition
column-origin = cards
column-seats = seats
column-random-moves = moves/s
column-legal = ns legal
column-play = ns play
column-clone = ns clone
column-bytes = bytes
solo-mean = mean
solo-median = median
solo-best = best

# verify
verify-agrees = { $file }: agrees. { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. { $end }
verify-finished = { $end } { $scores }
verify-under-way = The game is under way.
verify-sum = { $wrong ->
    [0] All { $files } files agree.
    [one] { $wrong } of { $files } files is wrong.
   *[other] { $wrong } of { $files } files are wrong.
 }

# replay
replay-title = { $game }, after move { $at } of { $moves }, seen by { $viewer }
replay-spectator = a spectator
warn-night = --night is for pictures: without --svg or --png it changes nothing.
replay-log = What happened:
replay-drawn = { $file }: drawn.

# edition
edition-reconstructed = reconstructed
edition-printed = as printed
edition-more = One of them as a file: campiello edition show GAME
edition-fine = { $file }: no mistakes. Edition “{ $edition }” of { $game }.
edition-whose = { $file }: for which game is it? Add a line game = "…", or give --game. Known are: { $games }.

# rules
rules-mention = “{ $word }” is mentioned in these rules:
rules-more = Also in { $numbers }.
rules-only-english = The rules have not been translated yet: this is the English text.

# bench
bench-note = On one core, without records and texts; best of several rounds. Bytes: the size of a state.

# play
play-welcome = { $game } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }. Type ? at any time: everything is explained.
play-kept = The game is kept in { $file } after every move.
play-left = The game is kept. Go on with:
play-over = The game is over. Look at it again:
play-sits = { $who ->
    [you] Seat { $number }: you
    [person] Seat { $number }: a person
   *[bot] Seat { $number }: the bot { $bot }
 }
play-moves = { $moves ->
    [one] There is one move:
   *[other] Choose one of { $moves } moves:
 }
play-prompt = Your move (number, notation or ?):
play-prompt-pass = Your move (number, notation or ?; Enter alone: { $pass }):
play-suggestions = { $label } – { $moves ->
    [0] in your own words
    [one] { $moves } suggestion; “moves” shows it
   *[other] { $moves } suggestions; “moves” shows them
 }
play-wait-not-now = { $spoken ->
    [yes] Somebody speaks to you: answer first, or pass.
   *[no] The table waits for you now: there is nothing to wait for.
 }
play-no-such-number = There is no such move: the numbers go from 1 to { $most }. Nothing has changed.
play-expected = Type a number from 1 to { $most }, a move in notation, or ? for help.
play-refused = Rule { $rule }: { $reason }
play-unreadable = “{ $typed }” is neither a command nor a move. { $expected }
play-nothing-changed = Nothing has changed. Type “moves” to see the list again, or ? for help.
play-undo-luck = That cannot be taken back: luck has decided something since.
play-undo-revealed = That cannot be taken back: something came to light since.
play-undo-bot-acted = That cannot be taken back: a bot has played since.
play-undone = The last move is taken back.
play-save-name = Type “save” and the name of a file. The game itself is kept in { $file } in any case.
play-saved = A copy is in { $file }.
play-pass-keyboard = Seat { $number } is next: please take the keyboard. The others look away.
play-press-enter = Press Enter when you are ready.
play-help =
    How to read the board: every part of the table has a title, and under it what is counted there. Every box is a card or a place; its lines say what it shows. Colours only repeat what the words say.
    How to read the moves: in brackets stands what a move costs (−), what it breaks or loses (!), and what it brings (+).
    Nothing is ever lost: the game is kept after every move, and a typing mistake only makes the table ask again.
play-help-typing = How to type a move: its number; or its notation, here “{ $notation }”; or its name, here “{ $label }”. Capitals and blanks do not matter.
play-help-commands = What you can type:
play-help-rules = The goal, the order of a turn and everything else stand in the rules. Type ? and a number from this list, or ? and a word to look for:
look-order = Rows are counted from the top, columns from the left.
look-row-column = row { $row }, column { $column }: { $piece }
look-row = row { $row }: { $piece }
look-column = { $column }: { $piece }
look-named-row = { $heading }, row { $row }: { $piece }
look-named = { $heading }: { $piece }
command-undo = undo
command-undo-help = takes your last move back, as long as nothing has come to light since
command-moves = moves
command-moves-help = shows the list of moves again
command-wait = wait
command-wait-help = passes by itself until the next turn, unless somebody speaks to you
command-board = board
command-board-help = draws the board again
command-look = look
command-look-help = says in words everything that lies on the table
command-score = score
command-score-help = shows points, coins and whatever else is counted
command-log = log
command-log-help = tells what has happened since the beginning
command-save = save
command-save-help = with the name of a file: writes a copy of the game there
command-quit = quit
command-quit-help = leaves; the game is kept
command-help = shows this page
command-rule = shows a rule by its number, or what the rules say about a word (? 3.2, ? coins)
score-sum = Sum
score-rank = Rank
outcome-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
outcome-wins = Seat { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
outcome-shared = Seats { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } each.
score-rating = Rating: { $rating }

# The server
help-serve = Serves the table in the browser; without any command the same happens.
help-backup = Copies everything that a server keeps into a new file, also while it runs.
help-overview = Shows what this program can do, with examples.
usage-serve = campiello serve [OPTIONS]
usage-backup = campiello backup --to FILE [OPTIONS]
usage-overview = campiello overview
value-address = ADDRESS
value-store = STORE
value-milliseconds = MILLISECONDS
arg-listen = Where to listen: an address and a port, 127.0.0.1:8080 if nothing is said; port 0 takes a free one. The address is the first line of the output.
arg-store = Where everything is kept: sqlite:FILE (sqlite:campiello.db if nothing is said) or memory, which forgets.
arg-bot-time = How long bots that read ahead may think about a choice; 1000 if nothing is said.
arg-bot-pause = How long a bot waits before it moves, so that people can follow; 700 if nothing is said.
arg-patience = How long bots wait for an answer of somebody who is there, before the game goes on without it; 20000 if nothing is said.
arg-review = About how many worlds the review of a finished game plays on, if not as many as the game usually takes.
arg-behind-proxy = The server stands behind a proxy that speaks TLS: cookies go over TLS only, and the proxy says who asks (X-Forwarded-For).
arg-unlimited = No limits on how much one guest or address may ask for: for measurements.
arg-json-log = Writes the log as JSON, one object a line. CAMPIELLO_LOG chooses how much is logged.
arg-to = The new file.
serve-hint = Open this address in a browser. Ctrl-C stops the server; nothing is lost.
fail-listen = The server cannot listen at { $address }: { $reason }. Choose another with --listen, or let it choose: --listen 127.0.0.1:0.
expect-listen = an address and a port, like 127.0.0.1:8080
expect-store = sqlite:FILE or memory
expect-backup = sqlite:FILE
backup-done = Everything was copied to { $file }.

# load
help-load = Loads a server with many tables and watchers, and measures what it bears.
usage-load = campiello load [OPTIONS]
arg-tables = How many tables are played at the same time (otherwise 200)
arg-watchers = How many people watch each table (otherwise 5)
arg-rate = How many moves are due each second in the measurement by the clock (otherwise 1000)
arg-load-seconds = How long each of the two measurements takes: by the clock, and as fast as the server can (otherwise 20)
arg-load-game = The game that is played (otherwise walking)
arg-load-seed = The number from which the choice of moves comes
expect-tables = a number from 1 to 10000
expect-watchers = a number from 0 to 1000
expect-rate = a number from 1 to 1000000
progress-load = Load
fail-load = The server could not be measured: { $reason }.
load-what = { $game }: tables { $tables }, seats { $seats }, watchers at each table { $watchers }.
load-by-the-clock = by the clock, { $rate } moves each second
load-at-once = at once, at most { $moves } under way
load-note = In milliseconds, from when a move was due until it was stored on the disk, and until all watchers of its table had it. The generator runs on the same machine.
load-errors = { $errors ->
    [0] No errors.
    [one] { $errors } error:
   *[other] { $errors } errors:
 }
column-load-round = round
column-load-moves = moves/s
column-load-stored-p50 = stored p50
column-load-stored-p99 = p99
column-load-stored-max = max
column-load-shown-p50 = shown p50
column-load-shown-p99 = p99
column-load-shown-max = max
load-bytes-per-event = Bytes of an event
load-renders-per-move = Pictures drawn for a move
load-cpu = Processor time of the server for a move, µs
load-cpu-generator = Processor time of the generator for a move, µs
load-memory-server = Memory of the server, KiB
load-memory-table = Memory of an idle table, KiB
load-memory-watcher = Memory of a watcher, KiB
load-cold-events = Events of a finished table
load-cold-open = Opening it cold, ms
load-cold-replay = Its replay in the middle, ms
load-lobby = Lobby with everything: plain / gzip / br, KiB
load-table = Table with everything: plain / gzip / br, KiB

# arena
help-arena = Lets bots play against each other and tells who is stronger, by how much, and how sure that is.
usage-arena = campiello arena GAME --bots NAMES [OPTIONS]
value-list = NUMBERS
arg-arena-bots = The bots with commas between them. As many as seats: they sit down together. Fewer: the last takes the seats that are left, so that “master,greedy” at 4 seats is one master against three greedy. More: every choice of them meets. Every deal is played once for every rotation around the table
arg-arena-games = How many games (otherwise 100), and as many more as make the last deal whole
arg-sprt = Stops as soon as it is decided whether the first bot wins more than its fair share (sequential test: 5% for each mistake; better are odds half as good again)
arg-curve = Repeats the match with each of these budgets for the first bot: milliseconds, or iterations with --iterations; the others keep theirs
arg-plot = Draws the result into this file: .svg or .png
progress-arena = Games
arena-so-far = { $bot }: { $result }
arena-title = { $game } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 } in { $seconds } s ({ $speed } a second)
arena-note = Every deal is played once for every rotation around the table. In brackets: 95% intervals, from deal to deal. Wins are for every seat of a bot, and shared if the victory is; the fair share is { $fair }. Elo compares every two bots of a game by their places, the first bot has 0. Milliseconds are for a choice with more than one move.
arena-note-alone = Everybody plays every deal alone; whoever does best with it wins it, and the fair share is { $fair }. In brackets: 95% intervals, from deal to deal. Elo compares every two bots by their points, the first bot has 0. Milliseconds are for a choice with more than one move.
arena-note-one = Nobody to be compared with. In brackets: 95% intervals, from deal to deal. Milliseconds are for a choice with more than one move.
arena-sprt-better = Decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }: { $bot } wins more than its fair share of { $fair } ({ $share } is likelier).
arena-sprt-not-better = Decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }: { $bot } does not win { $share }; its fair share of { $fair } is likelier.
arena-sprt-open = Not decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }: { $bot } may win its fair share of { $fair } or { $share }.
arena-doubling = Every doubling brings { $brings } percentage points of victories, and { $lead } points of lead.
arena-doubling-alone = Every doubling brings { $brings } points.
column-elo = Elo
column-p50 = ms p50
column-p99 = p99
column-ms = ms
column-iterations = iterations
column-gain = gain
arena-plot-title = Who is stronger
arena-plot-curve = { $bot }: what more time brings
arena-plot-note = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }, { $curve ->
    [yes] against { $against },{" "}
   *[no] {""}
 }{ $games ->
    [one] { $games } game
   *[other] { $games } games
 }, 95% intervals
arena-plot-wins = Wins, %
arena-plot-points = Points
arena-plot-fair = fair share
arena-plot-ms = Milliseconds for a choice
arena-plot-iterations = Positions played on for a choice
fail-arena-sprt-alone = “--sprt” asks whether the first bot wins more than its share: alone at the table with nobody to compare, there is nothing to ask. Name a second bot, or leave it out.
fail-arena-curve-own = “--curve” gives the first bot one budget after the other, but its name already says what it has. Leave out what follows the @, or let that bot come second.

# train
help-train = Fits the numbers by which a game’s bot values positions, by playing, at a table of greedy bots. Can be stopped and resumed at any time.
usage-train = campiello train GAME --state FILE [OPTIONS]
arg-state = Keeps everything in this file; if it is there, training goes on from it
arg-generations = How many generations to go on for now (otherwise 60)
arg-train-games = How many deals every bot of a generation plays (otherwise 200)
progress-train = Generations
progress-began = Where it begins
progress-weights = Weights that matter
train-so-far = { $points } points on average
train-title = { $game } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: { $generations ->
    [one] { $generations } generation
   *[other] { $generations } generations
 } so far
train-gained = Against the numbers of the beginning: { $gain } points ({ $low } to { $high }, 95%) with { $deals } deals that no generation has played.
progress-examine = Examining
train-kept = Everything is in { $file }; the same command goes on from there.
column-weight = number
column-was = was
column-is = is
fail-train-other = The training in this file was of another kind ({ $what }): give the same game, seats, games and seed, or another file.
fail-train-line = This line cannot be read: “{ $text }”.
