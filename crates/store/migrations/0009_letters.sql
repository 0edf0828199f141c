-- Addresses of mail that players have confirmed, and codes that were sent to them.

CREATE TABLE addresses (
    player TEXT PRIMARY KEY REFERENCES players (id),
    address TEXT NOT NULL,
    -- The address without regard to case; several players may have the same.
    folded TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE INDEX addresses_folded ON addresses (folded);

CREATE TABLE letters (
    player TEXT NOT NULL REFERENCES players (id),
    -- The SHA-256 of the code.
    code TEXT NOT NULL,
    -- `confirm` that the address is the player's, or `recover` a forgotten password.
    purpose TEXT NOT NULL,
    -- To where it was sent.
    address TEXT NOT NULL,
    -- When the code is void.
    until BIGINT NOT NULL,
    PRIMARY KEY (player, code)
);
