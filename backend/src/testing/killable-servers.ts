import { freePort } from '@lectern/embedded-postgres/servers';
import { disposablePool, KillableServer, type TestDatabase } from '@lectern/embedded-postgres/testing';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { migrate } from '../platform/database-setup/migrate.js';

/** Opens a migrated database on a server of its own, which a test may kill; closing it stops the server. */
export async function openKillableDatabase(): Promise<{ server: KillableServer; database: TestDatabase }> {
  const server = await KillableServer.start();
  await migrate(server.url);
  const pool = disposablePool(server.url, 4);
  const close = async () => {
    await pool.end();
    await server.stop();
  };
  return { server, database: { url: server.url, pool, close } };
}

/** A Redis without persistence, which a test may kill and restart at the same address. */
export class KillableRedis {
  private constructor(
    private readonly port: number,
    private child: ChildProcess,
  ) {}

  static readonly isAtHand = spawnSync('redis-server', ['--version']).status === 0;

  static async start(): Promise<KillableRedis> {
    const port = await freePort();
    return new KillableRedis(port, await KillableRedis.launch(port));
  }

  private static async launch(port: number): Promise<ChildProcess> {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('Ready to accept connections')) break;
    }
    child.stdout.resume();
    return child;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  async revive(): Promise<void> {
    this.child = await KillableRedis.launch(this.port);
  }
}
