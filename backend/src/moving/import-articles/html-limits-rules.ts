/** Of the worker that reads and writes a group of texts. */
export const HTML_LIMITS = { timeoutMs: 120_000, cpuMs: 15_000, memoryMb: 128, idleMs: 15_000 };

/** Characters of the texts that the worker reads at once; a longer one is read alone. */
export const GROUP_LENGTH = 128 * 1_024;

/** Blocks within blocks, and parts, of a text that the site can show. */
export const MAX_TEXT_DEPTH = 60;
export const MAX_TEXT_PARTS = 50_000;
