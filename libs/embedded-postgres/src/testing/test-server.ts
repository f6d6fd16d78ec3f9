import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findPostmaster } from '../launch.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start-embedded-postgres.js';

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

const POLL_MS = 20;
/** Fast, but what was committed survives the death of every process. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off' };

/** A PostgreSQL of a test's own, to be killed and brought back at the same address with what it held. */
export class MortalServer {
  private constructor(
    private readonly dataDir: string,
    private server: EmbeddedPostgres,
  ) {}

  static async start(): Promise<MortalServer> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-mortal-'));
    await chmod(dataDir, 0o711);
    return new MortalServer(dataDir, await MortalServer.launch(dataDir));
  }

  private static launch(dataDir: string): Promise<EmbeddedPostgres> {
    return startEmbeddedPostgres({ dataDir, database: 'mortal', settings: SETTINGS });
  }

  get url(): string {
    return this.server.url;
  }

  /**
   * Resolves when nobody serves any more. SIGKILL is a crash of the machine's making, SIGQUIT one that the
   * clients are told of, SIGINT an orderly stop that breaks their connections.
   */
  async kill(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const running = findPostmaster(this.server.clusterDir);
    if (!running) return;
    process.kill(running.pid, signal);
    while (findPostmaster(this.server.clusterDir)) await sleep(POLL_MS);
  }

  async revive(): Promise<void> {
    this.server = await MortalServer.launch(this.dataDir);
  }

  /** Ends it and removes what it held. */
  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
