-- Who may write. A server that is alone counts `epoch` up and writes for as long as nobody counted on. Of many
-- that share the database each is a row of `nodes`, and writes for as long as the row is there.

ALTER TABLE server ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
-- By what name the nodes of this database find one another.
ALTER TABLE server ADD COLUMN name TEXT;

CREATE TABLE nodes (
    -- The epoch that it was given when it came; never given twice.
    id BIGINT PRIMARY KEY,
    since BIGINT NOT NULL,
    -- When it was known to live last.
    alive BIGINT NOT NULL
);

-- The node that has the match in memory and alone writes its events; 0 for none.
ALTER TABLE matches ADD COLUMN owner BIGINT NOT NULL DEFAULT 0;
-- How often it was taken into memory.
ALTER TABLE matches ADD COLUMN lease BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_of_owner ON matches (owner) WHERE owner > 0;
