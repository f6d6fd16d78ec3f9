import { MortalServer, type TestDatabase } from '@lectern/embedded-postgres/testing';
import pg from 'pg';

import { migrate } from '../platform/database/migrate.js';

/** A migrated database on a server that a test may kill; closing it ends the server. */
export async function openMortalDatabase(): Promise<{ server: MortalServer; database: TestDatabase }> {
  const server = await MortalServer.start();
  await migrate(server.url);
  const pool = new pg.Pool({ connectionString: server.url, max: 4 });
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await server.stop();
  };
  return { server, database: { url: server.url, pool, close } };
}
