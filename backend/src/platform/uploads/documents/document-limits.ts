const KB = 1_024;
const MB = 1_024 ** 2;

/**
 * Limits of one check. The CPU time is far more than a book of 200 MB takes, whatever the load of the machine. The
 * timeout is for systems that do not count CPU time by thread.
 */
export const CHECK_LIMITS = { cpuMs: 60_000, timeoutMs: 10 * 60_000, memoryMb: 512 };

export const MAX_EPUB_ENTRIES = 10_000;
/** Total unpacked size, absolute and relative to the file; small files may shrink by any factor. */
export const MAX_UNPACKED_BYTES = 1_024 * MB;
export const MAX_UNPACKED_RATIO = 100;
export const ALLOWED_UNPACKED_BYTES = 20 * MB;

export const MAX_CONTAINER_BYTES = 64 * KB;
export const MAX_PACKAGE_BYTES = 16 * MB;

export const MAX_MISSING_SHOWN = 3;
export const MAX_MISSING_STORED = 50;

/** Characters of an accessibility statement, and statements of one kind. */
export const MAX_STATEMENT_LENGTH = 2_000;
export const MAX_STATEMENTS = 50;
