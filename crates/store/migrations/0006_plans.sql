-- What players have planned in matches: what they play by themselves as soon as it is due.
CREATE TABLE plans (
    match_id TEXT NOT NULL REFERENCES matches (id),
    side TEXT NOT NULL,
    -- As JSON.
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, side)
);

-- Whose decision is next, apart by blanks; none where that was not kept yet, and once the match is over.
ALTER TABLE matches ADD COLUMN deciders TEXT;
