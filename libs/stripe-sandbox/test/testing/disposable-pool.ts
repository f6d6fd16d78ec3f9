import pg from 'pg';

/**
 * A pool that ignores errors of idle connections: a dropped test database closes them by force, possibly
 * after pool.end() has resolved.
 */
export function disposablePool(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => undefined);
  return pool;
}
