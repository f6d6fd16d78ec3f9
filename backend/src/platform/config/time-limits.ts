/** Timeouts of PostgreSQL connections, in milliseconds; 0 for none. */
export interface DatabaseLimits {
  connectMs: number;
  /** PostgreSQL cancels the statement; the client gives up on an unresponsive server soon after. */
  statementMs: number;
  lockMs: number;
  idleTransactionMs: number;
}

export interface StripeLimits {
  timeoutMs: number;
  /** After a timeout, with the same idempotency key. */
  retries: number;
}

export interface S3Limits {
  connectMs: number;
  timeoutMs: number;
  uploadTimeoutMs: number;
  /** For a visitor who pauses a download. */
  idleMs: number;
  /** Including retries after 5xx, SlowDown and broken connections, with backoff. */
  attempts: number;
}

/** Timeouts of all waits for other services. */
export interface TimeLimits {
  database: {
    requests: DatabaseLimits;
    jobs: DatabaseLimits;
    /** Statements may take long, but not wait long for a lock: other queries would queue behind them. */
    migrations: DatabaseLimits;
  };
  stripe: StripeLimits;
  s3: S3Limits;
  /** For one sentence of speech, until its last sample. */
  openAiMs: number;
  /** For one command; on top of the blocking time of commands that wait for jobs. */
  redisMs: number;
  /** For the whole stop, including {@link stopDelayMs}. */
  stopMs: number;
  /** How long the port stays open while load balancers notice that the process stops. */
  stopDelayMs: number;
  keepAliveMs: number;
}

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** Longer than a health check every second needs to fail twice, with its timeout. */
const STOP_DELAY_MS = 5 * SECOND_MS;

/** @param isLocal whether no load balancer is in front of the site */
export function readTimeLimits(
  read: (name: string, fallback: number, max: number, min?: number) => number,
  isLocal: boolean,
): TimeLimits {
  const readMs = (name: string, fallbackS: number) => read(name, fallbackS * SECOND_MS, HOUR_MS, 1);
  const database = {
    connectMs: readMs('DATABASE_CONNECT_TIMEOUT_MS', 10),
    lockMs: readMs('DATABASE_LOCK_TIMEOUT_MS', 10),
    idleTransactionMs: readMs('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', 60),
  };
  const stopMs = readMs('STOP_TIMEOUT_MS', 30);
  return {
    database: {
      requests: { ...database, statementMs: readMs('DATABASE_STATEMENT_TIMEOUT_MS', 20) },
      jobs: { ...database, statementMs: readMs('DATABASE_JOB_STATEMENT_TIMEOUT_MS', 120) },
      migrations: { ...database, statementMs: 0 },
    },
    stripe: { timeoutMs: readMs('STRIPE_TIMEOUT_MS', 10), retries: read('STRIPE_RETRIES', 1, 10) },
    s3: {
      connectMs: readMs('S3_CONNECT_TIMEOUT_MS', 5),
      timeoutMs: readMs('S3_TIMEOUT_MS', 8),
      uploadTimeoutMs: readMs('S3_UPLOAD_TIMEOUT_MS', 60),
      idleMs: readMs('S3_IDLE_TIMEOUT_MS', 120),
      attempts: read('S3_ATTEMPTS', 3, 20, 1),
    },
    openAiMs: readMs('OPENAI_TIMEOUT_MS', 30),
    redisMs: readMs('REDIS_TIMEOUT_MS', 5),
    stopMs,
    stopDelayMs: read('STOP_DELAY_MS', isLocal ? 0 : Math.min(STOP_DELAY_MS, Math.floor(stopMs / 2)), stopMs),
    keepAliveMs: readMs('KEEP_ALIVE_TIMEOUT_MS', 130),
  };
}

/** For programs that do not read the environment. */
export const defaultTimeLimits = readTimeLimits((_name, fallback) => fallback, true);
