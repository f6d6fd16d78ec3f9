/** From the last key to the save. */
export const PAUSE_MS = 3_000;
/** From the last key to the copy in this browser. */
export const COPY_PAUSE_MS = 400;

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** @param attempt counts from 1 */
export const retryDelayMs = (attempt: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1));

/** Age at which copies are deleted. */
export const COPY_DAYS = 90;

/** Writing a long text as Markdown takes longer than a key press may. */
export const WRITE_PAUSE_MS = 400;
