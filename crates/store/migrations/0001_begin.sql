-- Texts and numbers of 64 bits only, so that SQLite and PostgreSQL take the same. Times are milliseconds
-- since 1970 unless they say otherwise.

CREATE TABLE server (
    one BIGINT PRIMARY KEY,
    -- When a server was known to live last.
    alive BIGINT NOT NULL
);

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    -- None once the player was deleted.
    name TEXT,
    -- The name without regard to case.
    folded TEXT UNIQUE,
    -- A hash in the PHC format; none for guests.
    password TEXT,
    since BIGINT NOT NULL
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    -- The SHA-256 of the token.
    token TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL REFERENCES players (id),
    agent TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of_player ON sessions (player);

-- Recovery codes that are unused, as SHA-256.
CREATE TABLE codes (
    player TEXT NOT NULL REFERENCES players (id),
    code TEXT NOT NULL,
    PRIMARY KEY (player, code)
);

CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, game, speed)
);

CREATE TABLE seeks (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    -- What is wanted, as JSON.
    wanted TEXT NOT NULL,
    since BIGINT NOT NULL,
    -- When it lapses.
    until BIGINT NOT NULL
);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    spec TEXT NOT NULL,
    start TEXT,
    -- As JSON.
    terms TEXT NOT NULL,
    game TEXT NOT NULL,
    -- None without a clock.
    speed TEXT,
    rated BIGINT NOT NULL,
    first_player TEXT NOT NULL REFERENCES players (id),
    second_player TEXT NOT NULL REFERENCES players (id),
    began BIGINT NOT NULL,
    -- Milliseconds of its time when no server lived.
    stood BIGINT NOT NULL DEFAULT 0,
    -- When a flag falls if nothing happens.
    due BIGINT,
    ended BIGINT NOT NULL DEFAULT 0,
    winner TEXT,
    reason TEXT,
    first_before DOUBLE PRECISION,
    first_after DOUBLE PRECISION,
    second_before DOUBLE PRECISION,
    second_after DOUBLE PRECISION,
    -- The match that both wanted after this one.
    next TEXT,
    -- The events of a match that is long over, one a line.
    log TEXT
);
CREATE INDEX matches_of_first ON matches (first_player, began);
CREATE INDEX matches_of_second ON matches (second_player, began);
CREATE INDEX matches_going_on ON matches (ended, began);

CREATE TABLE events (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    -- The name that whoever sent it has given it.
    action TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    room TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
CREATE INDEX chat_of_player ON chat (player);
