# The table in the browser: everything a person reads, in English.

# Every page
ui-skip = Skip to the content
ui-settings = Settings
ui-rules = Rules
ui-language = { $code ->
    [fr] Français
    [ru] Русский
   *[en] English
 }
ui-light = { $light ->
    [day] Day
    [night] Night
   *[auto] Auto
 }
ui-mute = Sound on
ui-unmute = Sound off
ui-notify = Call me when it is my turn
ui-foot = Campiello is an open table. The games’ names belong to their publishers; pictures and words here are our own.
ui-to-lobby = To the lobby

# When something is missing or goes wrong
ui-no-page-title = There is nothing here
ui-no-page = This address leads nowhere. Perhaps a letter of the link is missing.
ui-no-table-title = There is no such table
ui-no-table = Perhaps a letter of the link is missing. Ask whoever sent it to copy it again.
ui-refused-title = That is not possible
ui-refused = Go back and look at the table again.
ui-broken-title = This table cannot be opened
ui-broken = It was played by rules that this version of the program no longer knows. Nothing is lost: an older version opens it.
ui-trouble-title = The tables cannot be reached just now
ui-trouble = The server cannot reach its memory at the moment; nothing was changed. Try again in a minute.
ui-offline = The connection to the server is gone. It comes back by itself; your game is safe.

# The lobby
ui-greeting = A small square where neighbours play. Open a table, send the link, and begin: nobody needs an account.
ui-games = Play
ui-seats-from = For { $least } to { $most } players
ui-new = New table
ui-learn = Learn it in five minutes
ui-own-tables = Your tables
ui-own-tables-none = None yet.
ui-open-tables = Tables looking for players
ui-open-tables-none = Nobody is waiting just now. Open a table and send its link to your friends.
ui-playing-tables = Watch
ui-playing-tables-none = No open game is under way.
ui-over-tables = Your finished games
ui-over-tables-none = None yet.
ui-table-gathers = { $free ->
    [0] is about to begin
    [one] one seat is free
   *[other] { $free } seats are free
 }
ui-table-your-turn = Your turn!
ui-table-plays = { $moves ->
    [one] { $moves } move played
   *[other] { $moves } moves played
 }
ui-table-over = finished
ui-you-title = You
ui-you-why = This is how others see you. Your browser remembers it in a cookie; there is no account.
ui-name = Your name
ui-save = Save
ui-somebody = somebody
ui-guest = Guest { $number }
ui-bot = { $bot ->
    [novice] Novice bot
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [master] Master bot
    [random] Random bot
   *[other] Bot
 }

# A new table
ui-chairs = Who plays?
ui-chairs-why = Do several people share one screen? Choose “at this screen” for each of them.
ui-lay-me = at this screen
ui-lay-open = free for anybody
ui-lay-invited = for somebody with a link
ui-lay-bot = a bot
ui-lay-none = – not used –
ui-level = How well it plays
ui-pace = How fast?
ui-pace-relaxed = Relaxed: no clock
ui-pace-live-10-15 = Quick: 10 minutes each, plus 15 seconds a turn
ui-pace-live-25-30 = Steady: 25 minutes each, plus 30 seconds a turn
ui-pace-days-1 = By mail: a day for every turn
ui-pace-days-3 = By mail: three days for every turn
ui-options = Optional rules
ui-hints = Hints
ui-hints-why = Alone with bots you can ask for a hint whenever it is your turn. The log says who did.
ui-hints-for-all = Also when several people play
ui-hints-on = with hints
ui-lobby = Who may find it?
ui-list = Show it in the lobby, for players and onlookers
ui-listed = shown in the lobby
ui-unlisted = only for those who have the link
ui-lay = Open the table

# The bots: how well they play, and who they are on the square
level-novice = Novice
level-novice-character = Moved in across the canal last week and still knocks at the wrong doors.
level-easy = Easy
level-easy-character = Plays between two chats at the well, and now and then looks up a moment too late.
level-medium = Medium
level-medium-character = Sweeps the same doorstep every morning: sees all that lies on the table, and thinks no further.
level-hard = Hard
level-hard-character = Mends nets beside the bridge, and reads the weather a few turns ahead.
level-master = Master
level-master-character = Has played here since before the lamps were lit, and at every move sees how the evening may end.

# Before the game
ui-chair-open = free
ui-chair-kept = kept for somebody with its link
ui-sit = Sit down
ui-sit-too = Sit here too
ui-sit-title = Sit down
ui-sit-too-why = You have a seat already. If somebody plays with you at this screen, this seat can be theirs: give their name.
ui-stand = Stand up
ui-chair-to-bot = Put a bot here
ui-chair-to-level = Change
ui-chair-to-open = Open it
ui-chair-to-kept = Keep it for somebody
ui-start = { $free ->
    [0] Begin
    [one] Begin, with a bot in the free seat
   *[other] Begin, with bots in the free seats
 }
ui-clear = Clear the table
ui-waits = { $host } starts the game once everybody is here.
ui-link = The link to this table
ui-link-why = Send it to everybody who wants to play or watch.
ui-invitation = Link to this seat
ui-copy = Copy
ui-copied = Copied

# At the table
ui-title = Campiello
ui-title-turn = Your turn
ui-moves = Your moves
ui-log = What happened
ui-seats = At the table
ui-you = (you)
ui-forget = Never mind
ui-undo = Undo
ui-undo-ask = Ask to take my move back
ui-hint = Hint
ui-hint-title = What a master would do
ui-hint-points = { $points ->
    [one] about { $points } point at the end
   *[other] about { $points } points at the end
 }
ui-hint-chance = { $chance ->
    [one] wins one game of 100
   *[other] wins { $chance } games of 100
 }
ui-hint-why = The first: { $what }.
ui-hint-more-wins = { $wins ->
    [one] one more win in 100 games
   *[other] { $wins } more wins in 100 games
 }
ui-hint-fewer-wins = { $wins ->
    [one] one win less in 100 games
   *[other] { $wins } fewer wins in 100 games
 }
ui-hint-more-points = { $whole ->
   *[other] { $value } points more on average
 }
ui-hint-fewer-points = { $whole ->
   *[other] { $value } points less on average
 }
ui-hint-alike = Both are about as good.
ui-hint-only = There is nothing else to choose.
ui-decimal-point = .
ui-wish = { $seat } asks to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
 }.
ui-agree = Agree
ui-decline = Decline
ui-back = I am back
ui-hush = Nothing more this turn
ui-hush-why = You pass by yourself until the turn is over, unless somebody makes you an offer.
ui-is-quiet = You pass until the turn is over, unless somebody makes you an offer.
ui-speak = Speak again
ui-is-bot = bot
ui-is-thinking = thinking…
ui-is-waiting = waits for an answer
ui-is-here = here
ui-is-gone = not here
ui-is-away = a bot plays
ui-is-resigned = has given up
ui-leave = Leave
ui-pause = Let a bot play for me
ui-pause-why = A bot plays for you until you come back.
ui-resign = Give up
ui-resign-why = Giving up is for good: a bot plays your seat to the end.
ui-takeover = Let a bot play for them
ui-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }
ui-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
ui-curtain = Pass the screen to { $seat }
ui-curtain-why = Everybody else looks away: the button shows the hidden cards.
ui-curtain-open = I am { $seat }
ui-rule = Rule { $rule }
ui-told = { $seat } { $told }

# The log
ui-told-asked = asks to take a move back
ui-told-agreed = agrees
ui-told-declined = declines
ui-told-went-back = took a move back
ui-told-away = lets a bot play
ui-told-gone = is not here: a bot plays
ui-told-clock = has no time left: a bot plays
ui-told-back = is back
ui-told-resigned = has given up: a bot plays on
ui-told-quiet = has nothing to offer this turn
ui-told-speaks = speaks again
ui-told-hint = takes a hint

# The end
ui-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ui-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } each
ui-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ui-closed = This game was given up
ui-scores = Score sheet
ui-total = Total
ui-rank = Place
ui-replay = Watch it again
ui-record = Download the record
ui-share = Copy the link
ui-rematch = Play again
ui-rematch-go = A new game is open: go there
ui-postcard = The street of { $seat }
ui-fair = All the luck of this game was sealed before the first move ({ $hash }…).
ui-fair-record = With the record, anybody can check it.
ui-replay-slider = Move
ui-replay-go = Show
ui-replay-first = |◀ Start
ui-replay-back = ◀ Back
ui-replay-on = Next ▶
ui-replay-last = End ▶|
ui-replay-end = Back to the result
ui-replay-begins = The game begins.

# The review of a finished game
ui-per-cent = { $number }%
ui-review = How it went
ui-review-title = Looking back
ui-review-waits = The game is being looked at once more: moves are tried out in many worlds that fit what could be known at the time. It takes a little while.
ui-review-done = Done so far
ui-review-again = Look again
ui-review-picture = Picture
ui-review-curve = Chances of winning
ui-review-curve-solo = Points to be expected
ui-review-up = Chance of winning, %
ui-review-up-solo = Points at the end
ui-review-across = Moves played
ui-review-note = As somebody could tell who saw what everybody sees. The bands show how sure it is, the numbered lines where it turned.
ui-review-table = The same in numbers
ui-review-turning = Where it turned
ui-review-turning-none = No turn stands out: it went step by step.
ui-review-turned = { $seat }: from { $from } to { $to }
ui-review-turned-solo = From { $from } to { $to } points
ui-review-parts = Play { $decided }, luck { $luck }
ui-review-see = { $moves ->
    [one] See the table after { $moves } move
   *[other] See the table after { $moves } moves
 }
ui-review-missed = Better moves
ui-review-missed-why = Judged by what could be known at that moment, not by what came later.
ui-review-missed-none = None that is clearly more than chance. Well played!
ui-review-better = Instead of “{ $played }”, “{ $better }” would have brought { $gain }.
ui-review-gain = about { $chance } (± { $error }) and { $points } points
ui-review-gain-solo = about { $points } points (± { $error })
ui-review-luck-title = Luck and skill
ui-review-luck-why = What changed the outlook from the deal to the end. Together they are the whole change.
ui-review-went = from { $from } to { $to }
ui-review-luck = Luck
ui-review-own = Own play
ui-review-others = Play of the others
ui-review-how = How is this reckoned?
ui-review-how-chances = Chances: from every moment quick players play on, again and again, with everything shuffled that an onlooker could not see. The more of the game is left, the less their result decides.
ui-review-how-decisions = Better moves: the move that was played and the best that was found are tried side by side in worlds that fit what the player knew, with the same luck. Only the clearest of them count.
ui-review-how-luck = Luck and play: from one draw to the next nothing is left to luck, so whatever changes there is the doing of whoever moved, for better or for worse than quick players would have done. Where something was drawn it is luck, slips apart.
ui-review-counted = { $worlds } worlds were played on; { $decisions ->
    [one] { $decisions } decision was looked at.
   *[other] { $decisions } decisions were looked at.
 }

# The deal of the day
ui-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
ui-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
 }
ui-daily = The deal of the day
ui-daily-short = One street, the same cards for everybody, one try that counts.
ui-daily-why = Everybody builds alone with the same decks today. Your first try counts, without hints; you may leave and come back. When it is finished you see the others’ streets, and you can play the deal again for practice. The next deal comes at midnight UTC.
ui-daily-was = This day is over: the streets are open to everybody, and the deal can be played for practice.
ui-daily-mark = { $points ->
    [one] The mark to beat: the master made { $points } point
   *[other] The mark to beat: the master made { $points } points
 }
ui-daily-mark-thinking = The mark to beat: the master is still playing
ui-daily-best = { $points ->
    [one] Best so far: { $name }, { $points } point
   *[other] Best so far: { $name }, { $points } points
 }
ui-daily-won = { $points ->
    [one] The finest street: { $name }, { $points } point
   *[other] The finest street: { $name }, { $points } points
 }
ui-daily-nobody = Nobody has finished it yet.
ui-daily-nobody-then = Nobody finished it.
ui-daily-result = { $points ->
    [one] You made { $points } point: place { $place } of { $all }.
   *[other] You made { $points } points: place { $place } of { $all }.
 }
ui-daily-uncounted = Your try does not count: it was given up, or finished after midnight.
ui-daily-play = Play today’s deal
ui-daily-resume = Go on with today’s deal
ui-daily-practise = Play it for practice
ui-daily-see = See the results
ui-daily-results = Results
ui-daily-name = Name
ui-daily-points = Points
ui-daily-under-way = { $number ->
    [one] One more is still playing.
   *[other] { $number } more are still playing.
 }
ui-daily-days = Other days
ui-daily-before = ◀ The day before
ui-daily-after = The day after ▶
ui-daily-line = Deal of the day, { $date }: this try counts, without hints.
ui-daily-line-practice = Deal of the day, { $date }: for practice, it does not count.
ui-daily-to-beat = Mark to beat: { $points }.
ui-daily-banner = The deal of { $date }
ui-daily-banner-practice = The deal of { $date }, for practice
ui-daily-kept-title = This deal is still being played
ui-daily-kept = Whoever has finished today’s deal may look at this table. Tomorrow everybody may.
ui-daily-record-title = Tomorrow
ui-daily-record = The record holds the luck of today’s deal, which others still play. It is given out when the day is over (UTC).

# Learning
ui-learn-title = Learn:
ui-learn-why = You play your first turns with cards chosen for you. Every step says what to do and why; after the last one the game goes on, and you play it as you like.
ui-learn-begin = Begin
ui-lesson = Lesson, step { $at } of { $all }
ui-contents = Contents

# Refusals
ui-refused-stale = Somebody was faster: the table has changed. Here is how it stands now.
ui-refused-no-seat = There is no such seat.
ui-refused-begun = The game has begun already.
ui-refused-not-begun = The game has not begun yet.
ui-refused-over = The game is over.
ui-refused-not-over = The game is not over yet.
ui-refused-not-yours = You do not sit there.
ui-refused-not-your-turn = It is not your turn.
ui-refused-no-hints = There are no hints at this table.
ui-refused-one-hint = One hint at a time: the master is still thinking about the last one.
ui-refused-counts = This try counts: what has been seen cannot be unseen, and nobody plays it for you.
ui-refused-kept = This seat is kept for somebody with its link.
ui-refused-taken = Somebody sits there already.
ui-refused-not-host = Only the person who opened the table can do that.
ui-refused-no-bot = There is no such bot.
ui-refused-nobody = Somebody has to sit down first.
ui-refused-asked = The others have been asked already.
ui-refused-not-asked = Nobody is waiting for your answer.
ui-refused-plays-itself = A bot plays there already.
ui-refused-there = That person is here, or was a moment ago.
ui-refused-not-away = You are playing yourself.
ui-refused-not-quiet = You are being asked already.
ui-refused-rematch = There is a new game already.
ui-refused-name = Please say what we may call you.
