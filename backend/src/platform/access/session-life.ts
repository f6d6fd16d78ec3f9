const HOUR_MS = 60 * 60_000;

/** A session that nobody uses for so long is over. */
export const IDLE_MS = 12 * HOUR_MS;

/** However much it is used, a session ends so long after its beginning. */
export const LIFE_MS = 14 * 24 * HOUR_MS;

/** A session's use is noted no more often than this: reading a page is not a write. */
export const NOTED_EVERY_MS = 60_000;
