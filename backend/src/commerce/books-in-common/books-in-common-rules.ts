/** Minimum buyers of both books; fewer would reveal what individuals bought. */
export const READERS_IN_COMMON = 10;

/** Maximum of other books on a page. */
export const MOST_SHOWN = 3;

export const COUNT_EVERY_MS = 24 * 60 * 60_000;
