/** Lifetime of the list's link; the linked pages stay. */
export const LIST_LIFETIME_MS = 60 * 60_000;

export const BOOKS_CODE_LIMIT = { name: 'books-code', burst: 20, everyMs: 30_000 };
