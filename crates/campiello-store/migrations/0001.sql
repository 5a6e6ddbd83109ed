-- Tables with their cards. The length is the number of the last event.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    length INTEGER NOT NULL CHECK (length >= 0),
    game TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    touched INTEGER NOT NULL,
    due INTEGER,
    about TEXT NOT NULL
) STRICT;
CREATE INDEX shelves ON tables (stage, touched DESC, name) WHERE listed = 1;
CREATE INDEX alarms ON tables (due, name) WHERE due IS NOT NULL;

-- The logs. The key is what lets only one of two writers win.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Who sits where; a person may sit twice at a table.
CREATE TABLE people (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats ON people (person, table_id);

-- The newest snapshot of each table.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    length INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL CHECK (length(value) = 32)
) STRICT, WITHOUT ROWID;
