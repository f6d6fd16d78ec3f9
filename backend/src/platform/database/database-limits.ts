export const LISTEN_RETRY_MS = 1_000;
/** How often an idle connection is checked: a client that only listens does not notice that a proxy dropped it. */
export const PING_EVERY_MS = 60_000;

/** PostgreSQL cancels a long statement itself. This factor leaves time for its answer to arrive. */
export const SILENCE_FACTOR = 1.25;
export const KEEP_ALIVE_AFTER_MS = 30_000;

/** Longer than the polling interval of jobs, so that polling does not open a connection each time. */
export const JOBS_IDLE_MS = 60_000;

/** Connections per pool that stay open while idle: a full server might refuse new ones. */
export const KEPT_OPEN = 2;
/** How long a pool that was refused a connection waits before it asks for another one. */
export const POOL_GROWTH_MS = 1_000;
export interface Wait {
  forMs: number;
  everyMs: number;
}

/** How long a start waits for free connections, for example of the process that it replaces. */
export const START_WAIT: Wait = { forMs: 30_000, everyMs: 500 };

export const RESTART_MS = 1_000;
/** Time for the session of a crashed process to end. */
export const OWNER_WAIT_MS = 5_000;
/** Enough connections for the pools, sandbox, job store and listeners of one process, and for a benchmark beside it. */
export const EMBEDDED_SETTINGS = { max_connections: '200', shared_buffers: '128MB' };

/** Lock timeout while an index is built concurrently, which may wait for a backup. */
export const INDEX_LOCK_TIMEOUT = '30min';
