/** Where a copy names its buyer, besides the file's properties. */
export const COPY_PLACES = ['page', 'page-without-name', 'properties'] as const;

export interface CopyTrace {
  /** `page-without-name`: the fonts cannot print the name or address, so the page shows the order alone. */
  place: (typeof COPY_PLACES)[number];
  /** From 1; null unless a PDF page shows the line. */
  pageNumber: number | null;
}

export const COPY_FORMATS = ['pdf', 'epub'] as const;

export type CopyFormat = (typeof COPY_FORMATS)[number];

/** The libraries hold the file and its copy in memory several times. The messages name both limits. */
export const LARGEST_BYTES = 32 * 1_024 ** 2;
export const MOST_PAGES = 2_000;

export const KEPT_DAYS = 90;

export const COPY_FAULTS = ['too-large', 'locked', 'signed', 'damaged', 'unproven', 'too-slow'] as const;

export type CopyFaultReason = (typeof COPY_FAULTS)[number];

/** Characters; a longer name would fill the page. */
export const LONGEST_NAME = 80;

/** Attempts for a slow file: one may be the machine's fault. */
export const SLOW_TRIES = 3;

/**
 * A manual of a thousand pages needs 40 s of a processor, and many times that by the clock of a busy machine. The
 * files are not part of the thread's memory; {@link LARGEST_BYTES} limits them.
 */
export const COPY_THREAD_LIMITS = { cpuMs: 120_000, timeoutMs: 20 * 60_000, memoryMb: 512, idleMs: 5_000 };

/** Files whose complete check a process remembers. */
export const MOST_PROVEN = 1_000;

/** Bytes; no page of a book is longer. */
export const LONGEST_TEXT_BYTES = 8 * 1_024 ** 2;

export const REMOVAL_INTERVAL_MS = 60 * 60_000;
export const REMOVAL_BATCH = 100;

/** Until an unfinished copy is removed; longer than making one takes. */
export const UNFINISHED_AFTER_HOURS = 6;
