export interface LockRetries {
  /** Other statements queue behind one that waits for a table lock, so it gives up after this long. */
  lockTimeoutMs: number;
  /** Delays before new attempts; after the last one the start fails. */
  retryDelaysMs: readonly number[];
}

export const LOCK_RETRIES: LockRetries = {
  lockTimeoutMs: 5_000,
  retryDelaysMs: [1_000, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000],
};

/** How often a process that waits for the migrations of another one checks again. */
export const LOCK_POLL_MS = 100;
