# Settings of a table
settings-seats = This game is for { $least } to { $most } seats.
no-such-seat = The table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }.
settings-unknown-switch = There is no optional rule “{ $key }”. Known are: { $known }.
settings-switch-seats = The optional rule “{ $key }” is offered with { $least } to { $most } seats only.

# Undo
undo-nothing = There is nothing to take back.
undo-free = The last move can be taken back.
undo-somebody-acted = Somebody else has acted since: taking back needs the others’ consent.
undo-luck = Luck has decided something since: taking back needs the others’ consent.
undo-revealed = Something came to light since: taking back needs the others’ consent.

# Records
record-title = This is not a Campiello record: the first line must be “campiello record 1”.
record-head = This line of the record’s head is not as expected. In order: game, edition, seats, switches, seed, begin.
record-no-hash = The line has no hash. Every line of a record ends with “ #” and 16 digits.
record-cut-off = The record is cut off here.
record-after-end = Nothing may follow the end of the game.
record-move = This is not a move. Expected: seat, move and hash, like “p0 done #…”.
record-other-game = The record is of the game “{ $game }”.
record-other-rules = The record was played by version { $rules } of the rules; this program knows version { $known }.
record-other-edition = The record was played with the edition “{ $edition }”, not with “{ $known }”. Give that edition’s file with --edition.
record-other-hash = The hash does not agree: this line, or what it stands for, was changed.
record-other-end = The game does not end as this line says.
record-refused = Rule { $rule }: { $reason }

# Editions
edition-not-toml = This line cannot be read. Expected: name = value, like red1a = { "{" } flowers = 2, cats = 1 { "}" }, every name once, texts in quotes, every bracket closed.
edition-expected-number = “{ $key }” must be a number from { $least } to { $most }.
edition-expected-kind = “{ $key }” must be { $kind ->
    [table] a table, like { "{" } flowers = 2 { "}" }
    [truth] true or false
   *[text] a text in quotes
 }.
edition-game = This edition is of another game: game must be "{ $game }".
edition-name = The name must be one word of small letters, digits and hyphens.
edition-no-name = The edition has no name: write name = "my-edition".
edition-unknown-entry = “{ $key }” is not known here. Expected: game, name, reconstructed, { $known }.

# Seats without names
seat-name = Seat { $number }
