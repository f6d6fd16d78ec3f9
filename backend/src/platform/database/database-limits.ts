export const LISTEN_RETRY_MS = 1_000;
/** How often an idle connection is checked: a client that only listens does not notice that a proxy dropped it. */
export const PING_EVERY_MS = 60_000;

/** PostgreSQL cancels a long statement itself. This factor leaves time for its answer to arrive. */
export const SILENCE_FACTOR = 1.25;
export const KEEP_ALIVE_AFTER_MS = 30_000;

/** Longer than the polling interval of jobs, so that polling does not open a connection each time. */
export const JOBS_IDLE_MS = 60_000;

export const RESTART_MS = 1_000;
/** Time for the session of a crashed process to end. */
export const OWNER_WAIT_MS = 5_000;
/** Enough connections for the pools, sandbox, job store and listeners of one process, and for a benchmark beside it. */
export const EMBEDDED_SETTINGS = { max_connections: '200', shared_buffers: '128MB' };

/** Lock timeout while an index is built concurrently, which may wait for a backup. */
export const INDEX_LOCK_TIMEOUT = '30min';
