-- Who may do more than play, what they have done, and what keeps the peace among players.

CREATE TABLE administrators (
    player TEXT PRIMARY KEY REFERENCES players (id),
    since BIGINT NOT NULL
);

-- Events in which people meet to play, as a tournament or an evening of a club.
CREATE TABLE gatherings (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    since BIGINT NOT NULL,
    -- Since when nothing more is done in it.
    closed BIGINT
);

-- `organiser` or `arbiter`.
CREATE TABLE officials (
    gathering TEXT NOT NULL REFERENCES gatherings (id),
    player TEXT NOT NULL REFERENCES players (id),
    role TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (gathering, player, role)
);
CREATE INDEX officials_of_player ON officials (player);

CREATE TABLE gathering_matches (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    gathering TEXT NOT NULL REFERENCES gatherings (id)
);
CREATE INDEX matches_of_gathering ON gathering_matches (gathering);

-- What was done by those who may do more than play; nothing is ever taken out of it.
CREATE TABLE acts (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    -- Tells those apart that were done in the same moment.
    seq BIGINT NOT NULL,
    -- None for whoever has the machine.
    by_player TEXT,
    act TEXT NOT NULL,
    player TEXT,
    match_id TEXT,
    gathering TEXT,
    report TEXT,
    -- What is to be known besides, as a role or a result.
    detail TEXT,
    why TEXT NOT NULL
);
CREATE INDEX acts_in_order ON acts (at);
CREATE INDEX acts_of_gathering ON acts (gathering, at);

CREATE TABLE suspensions (
    player TEXT PRIMARY KEY REFERENCES players (id),
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- Whose chat (`mute`), or also seeks and challenges (`block`), do not reach a player.
CREATE TABLE shuns (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    how TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (player, other)
);
CREATE INDEX shuns_of_other ON shuns (other);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    by_player TEXT NOT NULL,
    player TEXT NOT NULL,
    match_id TEXT,
    -- The line that is complained of, and when it was said.
    said TEXT,
    said_at BIGINT,
    why TEXT NOT NULL,
    closed BIGINT
);
CREATE INDEX reports_open ON reports (closed, at);
CREATE INDEX reports_of_player ON reports (player);
