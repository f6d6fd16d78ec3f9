export const READING_CODE_LIMIT = { name: 'reading-code', burst: 20, everyMs: 30_000 };

export const READING_NOTES_LIMIT = { name: 'reading-notes', burst: 120, everyMs: 1_000 };
