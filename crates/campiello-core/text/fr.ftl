# Réglages d’une table
settings-seats = Ce jeu se joue à { $least }–{ $most } places.
no-such-seat = La table a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }.
settings-unknown-switch = La règle facultative « { $key } » n’existe pas. On connaît : { $known }.
settings-switch-seats = La règle facultative « { $key } » n’est proposée qu’avec { $least } à { $most } places.

# Annuler
undo-nothing = Il n’y a rien à annuler.
undo-free = Le dernier coup peut être annulé.
undo-somebody-acted = Quelqu’un d’autre a joué depuis : annuler demande l’accord des autres.
undo-luck = Le hasard a décidé depuis : annuler demande l’accord des autres.
undo-revealed = Quelque chose a été dévoilé depuis : annuler demande l’accord des autres.

# Parties notées
record-title = Ceci n’est pas une partie de Campiello : la première ligne doit être « campiello record 1 ».
record-head = Cette ligne d’en-tête n’est pas celle attendue. Dans l’ordre : game, edition, seats, switches, seed, begin.
record-no-hash = La ligne n’a pas d’empreinte. Chaque ligne se termine par « # » et 16 chiffres.
record-cut-off = La partie notée s’interrompt ici.
record-after-end = Rien ne peut suivre la fin de la partie.
record-move = Ceci n’est pas un coup. On attend : place, coup et empreinte, comme « p0 done #… ».
record-other-game = Cette partie est une partie de « { $game } ».
record-other-rules = Cette partie a été jouée avec la version { $rules } des règles ; ce programme connaît la version { $known }.
record-other-edition = Cette partie a été jouée avec l’édition « { $edition } » et non « { $known } ». Indiquez son fichier avec --edition.
record-other-hash = L’empreinte ne correspond pas : cette ligne, ou ce qu’elle représente, a été modifiée.
record-other-end = La partie ne se termine pas comme le dit cette ligne.
record-refused = Règle { $rule } : { $reason }

# Éditions
edition-not-toml = Cette ligne est illisible. On attend : nom = valeur, comme red1a = { "{" } flowers = 2, cats = 1 { "}" }, chaque nom une seule fois, les textes entre guillemets, chaque parenthèse fermée.
edition-expected-number = « { $key } » doit être un nombre de { $least } à { $most }.
edition-expected-kind = « { $key } » doit être { $kind ->
    [table] une table, comme { "{" } flowers = 2 { "}" }
    [truth] true ou false
   *[text] un texte entre guillemets
 }.
edition-game = Cette édition est celle d’un autre jeu : game doit être "{ $game }".
edition-name = Le nom doit être un seul mot, fait de minuscules sans accent, de chiffres et de traits d’union.
edition-no-name = L’édition n’a pas de nom : écrivez name = "my-edition".
edition-unknown-entry = « { $key } » est inconnu ici. On attend : game, name, reconstructed, { $known }.

# Seats without names
seat-name = Place { $number }
