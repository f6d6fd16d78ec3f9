const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** How often a job is tried, and the delay before its second attempt, which doubles from then on. */
export const DEFAULT_ATTEMPTS = 3;
export const DEFAULT_BACKOFF_MS = 60_000;

/** Failures of a job without retry delays of its own, each with all attempts used up, before it waits for the owner. */
export const MAX_FAILURES = 8;

export const DISPATCH_BATCH = 100;
/** When to look again after a dispatch, for rows committed in between whose notification was lost. */
export const DISPATCH_AGAIN_MS = SECOND_MS;

export const INTERVAL_RETRY_MS = 2_000;

/** Rows of one cleanup statement, and of its second attempt. */
export const CLEANUP_BATCH = 1_000;
export const CLEANUP_RETRY_BATCH = 50;
export const CLOSED_JOBS_KEPT = '7 days';
export const FORGET_CLOSED_EVERY_MS = 6 * HOUR_MS;
export const FOLD_COUNTS_EVERY_MS = 5 * 60 * SECOND_MS;
/** Changes of row counts that are not worth a fold. */
export const UNFOLDED_COUNTS = 1_000;
export const FOLD_BATCH = 10_000;

export const MAX_ERROR_LENGTH = 500;

export const reconnectAfterMs = (times: number) => Math.min(times * 100, SECOND_MS);
/** Adding a job fails soon if Redis is down; the outbox retries. */
export const ADD_RETRIES = 1;
/** BullMQ's own limit of a worker's blocking command on Redis. */
export const MAX_BLOCK_MS = 10_000;

export const POOL_END_MS = 3_000;

/** Intervals and timeouts of jobs; tests use shorter ones. */
export class JobSettings {
  /** How often the outbox is searched for due rows whose notification was lost. */
  readonly sweepMs: number = 30_000;
  /** A dispatched row that is still open after this long is dispatched again: the job store may have lost it. */
  readonly redispatchAfterMs: number = 60_000;
  /** The same for a row that a process handed to its own dispatcher: it may have crashed before the job was stored. */
  readonly redispatchHandedAfterMs: number = 10_000;
  /** How often schedules are checked; more often if one recurs faster. */
  readonly scheduleTickMs: number = 30_000;
  /** Lifetime of a worker's lock, which it renews. Short, so that a buyer's email is not late after a crash. */
  readonly lockMs: number = 10_000;
  /** How often each lane is searched for jobs whose worker is gone. */
  readonly stalledCheckMs: number = 20_000;
  /** How often an idle worker on PostgreSQL polls for jobs, in case a notification is lost. */
  readonly pollMs: number = 30_000;
  /** Crashes that a job may be part of before it is held responsible. */
  readonly maxStalls: number = 20;
  readonly storeRetryMs: number = 1_000;
  /** How long a process that stops waits for a job store that does not answer, once its jobs are done. */
  readonly closeTimeoutMs: number = 3_000;
  /** How long a job that does not follow a payment waits for requests to be answered first. */
  readonly requestPriorityMs: number = 5_000;
  /** Delay before a job whose attempts are used up gets new ones; doubles each time. */
  readonly retryDelayMs: number = HOUR_MS;
  /** Jobs with `holdsWhenLate` that were due longer ago than this are held until the owner decides. */
  readonly lateAfterMs: number = 24 * HOUR_MS;

  constructor(settings: Partial<JobSettings> = {}) {
    Object.assign(this, settings);
  }
}
