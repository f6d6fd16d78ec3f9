import pg from 'pg';

/**
 * A pool whose idle connections may be cut without bringing the process down: a test database is dropped by
 * force, and the word of it can arrive after pool.end() has already resolved.
 */
export function quietPool(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => undefined);
  return pool;
}
