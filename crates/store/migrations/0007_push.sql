-- What this server keeps to itself, such as keys.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Browsers that are told through a push service; each goes with its session.
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    -- The address under which the browser knows this server.
    site TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE INDEX subscriptions_of_player ON subscriptions (player);
CREATE INDEX subscriptions_of_session ON subscriptions (session);
