import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findPostmaster } from '../launch.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start-embedded-postgres.js';
import { unprivilegedUser } from '../unprivileged-user.js';

export interface TestServer {
  /** URL of the maintenance database, for TEST_DATABASE_URL. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL for one test run: fast instead of durable, removed afterward. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-test-'));
  // Executable for all, so that the unprivileged user running the server can reach its folder.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    database: 'maintenance',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // No replication and no long life, but about a hundred databases are created and dropped.
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

/** Lets the server's user read a file, as its only reader. */
export async function giveToServer(file: string): Promise<void> {
  const user = unprivilegedUser();
  if (user) await chown(file, user.uid, user.gid);
  await chmod(file, 0o600);
}

const POLL_MS = 20;
/** Fast, but commits survive the death of every process. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off' };

/** A test's own PostgreSQL, to be killed and restarted at the same URL with its data. */
export class KillableServer {
  private constructor(
    private readonly dataDir: string,
    private readonly settings: Record<string, string>,
    private server: EmbeddedPostgres,
  ) {}

  /** @param settings of the server, as in postgresql.conf */
  static async start(settings: Record<string, string> = {}): Promise<KillableServer> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-mortal-'));
    await chmod(dataDir, 0o711);
    const all = { ...SETTINGS, ...settings };
    return new KillableServer(dataDir, all, await KillableServer.launch(dataDir, all));
  }

  private static launch(dataDir: string, settings: Record<string, string>): Promise<EmbeddedPostgres> {
    return startEmbeddedPostgres({ dataDir, database: 'mortal', settings });
  }

  get url(): string {
    return this.server.url;
  }

  /**
   * Resolves when no server process is left. SIGKILL is a hard crash, SIGQUIT a crash that clients are
   * notified of, SIGINT an orderly stop that closes connections.
   */
  async kill(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const running = findPostmaster(this.server.clusterDir);
    if (!running) return;
    process.kill(running.pid, signal);
    while (findPostmaster(this.server.clusterDir)) await sleep(POLL_MS);
  }

  async revive(): Promise<void> {
    this.server = await KillableServer.launch(this.dataDir, this.settings);
  }

  /** Stops it and removes its data. */
  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
