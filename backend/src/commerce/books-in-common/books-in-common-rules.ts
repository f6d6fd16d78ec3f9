/** Minimum buyers of both books; fewer would reveal what individuals bought. */
export const READERS_IN_COMMON = 10;

/** Maximum of other books on a page. */
export const MOST_SHOWN = 3;
