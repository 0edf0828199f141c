-- What learners have done in the course.

CREATE TABLE deeds (
    player TEXT NOT NULL REFERENCES players (id),
    -- In which order they came here.
    seq BIGINT NOT NULL,
    -- When it was done, by the learner's own clock.
    at BIGINT NOT NULL,
    -- What, as JSON.
    what TEXT NOT NULL,
    PRIMARY KEY (player, seq),
    UNIQUE (player, what, at)
);
