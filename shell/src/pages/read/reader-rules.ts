/** Share of the width at either edge where a press turns the page. */
export const turnEdge = 0.28;

/** Debounce before changed notes are sent. */
export const sendNotesDelayMs = 2_000;

export const maxQuoteCharacters = 280;

export const maxSearchResults = 100;

/** Above any real chapter or image; larger entries are rejected (ZIP bombs). */
export const maxEntryBytes = 64_000_000;

/** Limit for loading the page that is cached for offline use. */
export const pageTimeoutMs = 20_000;
