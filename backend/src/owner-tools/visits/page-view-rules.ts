/** Page views of one network that count at once; after that, one more per interval. */
export const BURST = 60;
export const BURST_REFILL_MS = 1_000;

/** Networks remembered at once; the oldest are dropped. */
export const MAX_NETWORKS = 20_000;
