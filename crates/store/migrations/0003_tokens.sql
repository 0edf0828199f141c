-- What programs prove with who they play for.

CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    -- The SHA-256 of the token.
    token TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL REFERENCES players (id),
    -- What its owner calls it.
    label TEXT NOT NULL,
    -- What it allows: words apart by spaces.
    scopes TEXT NOT NULL,
    since BIGINT NOT NULL,
    -- When it was used last, roughly; none if it never was.
    seen BIGINT
);
CREATE INDEX tokens_of_player ON tokens (player);

-- Finds the matches that are over and whose events are not packed into one row, without looking at all others.
CREATE INDEX matches_unfolded ON matches (ended) WHERE log IS NULL AND ended > 0;
