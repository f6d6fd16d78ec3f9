import pg from 'pg';

/**
 * A pool that ignores errors of idle connections: a server that stops, or a database that is dropped, closes
 * them by force, possibly after pool.end() has resolved.
 */
export function disposablePool(connectionString: string, max = 10): pg.Pool {
  return new pg.Pool({ connectionString, max }).on('error', () => undefined);
}
