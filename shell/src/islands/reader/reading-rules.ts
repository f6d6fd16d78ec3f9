/** The same rate as for the site's articles. */
export const wordsPerMinute = 225;

/** Debounce for saving the position. */
export const savePlaceDelayMs = 200;

// Shares of the text.

/** Up to here a text counts as not begun, and from `finishedFrom` as finished. */
export const begunFrom = 0.005;
export const finishedFrom = 0.985;
/** A reader who has read on by this much is no longer asked whether to restart. */
export const readOnBy = 0.06;
