-- Passkeys beside passwords. Bytes are written as hexadecimal digits.

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    -- How the browser names it.
    credential TEXT NOT NULL UNIQUE,
    -- How the player calls it.
    name TEXT NOT NULL,
    transports BIGINT NOT NULL,
    -- The public key and what else never changes.
    fixed TEXT NOT NULL,
    -- What changes by use, as a counter.
    state TEXT NOT NULL,
    since BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX passkeys_of_player ON passkeys (player);

-- What was asked of browsers and is not yet answered.
CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY,
    -- None where it is not known yet who it is.
    player TEXT,
    state TEXT NOT NULL,
    until BIGINT NOT NULL
);
