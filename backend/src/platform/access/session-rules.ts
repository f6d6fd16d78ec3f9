const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const IDLE_MS = 12 * HOUR_MS;

export const LIFE_MS = 14 * DAY_MS;

/** The last use of a session is recorded at most this often, so that most requests write nothing. */
export const LAST_SEEN_EVERY_MS = MINUTE_MS;

/** How long after confirming their identity a user may change credentials. */
export const PROOF_MS = 15 * MINUTE_MS;

export const VISITOR_COOKIE_MS = 30 * DAY_MS;
