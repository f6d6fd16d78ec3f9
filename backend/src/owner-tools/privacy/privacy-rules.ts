export const MAX_ERASE_ATTEMPTS = 8;

/** Events shown on the page; the exported file has all. */
export const MAX_EVENTS = 200;
