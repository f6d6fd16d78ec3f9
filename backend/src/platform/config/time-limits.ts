/** How long a connection to PostgreSQL waits, in milliseconds; 0 waits for ever. */
export interface DatabaseLimits {
  /** For a connection: a new one, or one of the pool's that is free. */
  connectMs: number;
  /** For the end of one statement. PostgreSQL ends it by then; a server that says nothing is left soon after. */
  statementMs: number;
  /** For a lock that somebody else holds. */
  lockMs: number;
  /** For the next statement of a transaction that is open. */
  idleTransactionMs: number;
}

export interface StripeLimits {
  /** For one answer. */
  timeoutMs: number;
  /** How often a call that got none is made again, under the same idempotency key. */
  retries: number;
}

export interface S3Limits {
  connectMs: number;
  /** Where somebody waits for the answer. */
  timeoutMs: number;
  /** Where a part of a file has to be brought first, and on a slow line. */
  uploadTimeoutMs: number;
  /** How long a visitor may pause in a download before the connection behind it is given up. */
  idleMs: number;
  /** The first call and its repetitions after 5xx, SlowDown and broken connections, each later than the one before. */
  attempts: number;
}

/** How long this process waits for others: nobody is waited for without an end. */
export interface TimeLimits {
  database: {
    requests: DatabaseLimits;
    jobs: DatabaseLimits;
    /** A table may take long to change, but nobody else waits behind a change that itself waits for a lock. */
    migrations: DatabaseLimits;
  };
  stripe: StripeLimits;
  s3: S3Limits;
  /** For a sentence read aloud, from the question to its last sample. */
  openAiMs: number;
  /** For the answer to a command; a worker's command that waits for jobs has its own time on top. */
  redisMs: number;
  /** For what is under way when the process is told to stop. */
  stopMs: number;
  /** How long a connection of a visitor, or of a proxy, is kept open for its next request. */
  keepAliveMs: number;
}

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** @param read a whole number of the environment, from `lowest` (0) to `highest` */
export function readTimeLimits(
  read: (name: string, fallback: number, highest: number, lowest?: number) => number,
): TimeLimits {
  const readMs = (name: string, fallbackS: number) => read(name, fallbackS * SECOND_MS, HOUR_MS, 1);
  const database = {
    connectMs: readMs('DATABASE_CONNECT_TIMEOUT_MS', 10),
    lockMs: readMs('DATABASE_LOCK_TIMEOUT_MS', 10),
    idleTransactionMs: readMs('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', 60),
  };
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
    stopMs: readMs('STOP_TIMEOUT_MS', 30),
    keepAliveMs: readMs('KEEP_ALIVE_TIMEOUT_MS', 130),
  };
}

/** Where no environment is read: in what runs beside the site. */
export const defaultTimeLimits = readTimeLimits((_name, fallback) => fallback);
