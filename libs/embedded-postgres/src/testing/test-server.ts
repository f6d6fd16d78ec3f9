import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '../start-embedded-postgres.js';

export interface TestServer {
  /** Address of its maintenance database; hand it on as TEST_DATABASE_URL. */
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL for one run of tests: fast rather than durable, gone afterwards. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-test-'));
  // Passable, so that the unprivileged user who runs the server for root finds his own folder below it.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    database: 'maintenance',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // Nobody follows it, nothing in it grows old, and a hundred databases are made and dropped.
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
    },
  });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
