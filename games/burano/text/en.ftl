# Burano: everything a person reads, in English.

## Edition

edition-note = The boards, tiles and rings of this edition are reconstructed: our own design, made to fit the rules.
edition-no-section = The table [{ $section }] is missing.
edition-no-part = “{ $table }” lacks an entry: write { $key } = ….
edition-no-such-part = “{ $key }” is not known here. Expected: { $known }.
edition-how-many = “{ $key }” must have { $expected } entries; there are { $found }.
edition-twice = “{ $word }” is named twice: each may be named only once.
edition-no-such-island = “{ $word }” is not an island: murano, torcello, sant-erasmo, san-francesco, mazzorbo or san-michele.
edition-no-such-place = “{ $word }” is not a place: murano, torcello, sant-erasmo, san-francesco, mazzorbo, san-michele, west-port or east-port, with spaces between them.
edition-short-route = A route needs at least two places in its line, like murano torcello.
edition-route-stays = The route stays at { $place }: a place may not follow itself.
edition-place-apart = No route joins { $place } to the rest: boats must be able to come everywhere.
edition-kinds = “{ $word }” must be "any" (lots of any kinds) or "same" (all lots of the same kind).
edition-prices = The prices must be one to four numbers from 1 to { $most }, each larger than the one before, like "5 10 15".
edition-too-many-lots = Ship { $ship } asks for { $fish } fish of the same kind in all, but there are only { $cards } of a kind: give it fewer prices or smaller lots.
edition-fish-cards = There are { $cards } cards of every kind of fish: write cards = { $cards }.
edition-no-such-fish = “{ $word }” is not a fish: tuna, squid, lobster, sea-bream, sardine, eel, crab or sole.
edition-no-such-roof = “{ $word }” is not a roof tile: two different colours (pink, blue, yellow, green, orange, white) with a hyphen, like pink-blue.
edition-no-such-house = “{ $word }” is not a house of the ring: a colour (pink, blue, yellow, green, orange, white) and coin or fountain, like pink coin, with commas between the houses.
edition-ring-colour = The four pieces together must have { $expected } houses in { $colour }; there are { $found }.
edition-ring-fountains = The four pieces together must show { $expected } fountains; there are { $found }.
edition-drawing-lines = The drawing “{ $key }” must have { $expected } lines; there are { $found }.
edition-drawing-columns = This line of the drawing must have { $expected } characters; there are { $found }.
edition-drawing-signs = “{ $signs }” means nothing in this drawing. Expected are only: { $known }
edition-first-hollow = Exactly one * marks the hollow of the first house; there are { $found }.
edition-hollows = The island must have { $expected } hollows (. and *) and { $fountain } squares of the fountain (~); there are { $found } hollows.
edition-hollow-apart = The hollow in column { $column } of this line cannot be reached from the others: hollows must touch, by an edge or a corner.
edition-tile-size = The { $colour } tile must have { $expected } squares; there are { $found }.
edition-tile-torn = The squares of the { $colour } tile must be connected edge to edge; they lie in { $found } parts.
edition-tile-coins = Exactly one square of the { $colour } tile shows a coin (a small letter); there are { $found }.
edition-workshops-apart = The six tiles of “{ $key }” must all be connected edge to edge.
