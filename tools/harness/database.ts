import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startEmbeddedPostgres } from '@lectern/embedded-postgres';
import pg, { type Client } from 'pg';

import type { Cleanup } from './cleanup.js';

/** The address of the PostgreSQL that a site runs in its data folder. */
export async function siteDatabaseUrl(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  const [, , , port = '', host = ''] = (await readFile(file, 'utf8')).split('\n');
  return `postgres://lectern@/lectern?${new URLSearchParams({ host, port })}`;
}

/** A connection that the cleanup closes. If the server is killed, the next query fails. */
export async function connect(connectionString: string, cleanup: Cleanup): Promise<Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  cleanup.add(() => client.end());
  return client;
}

const settings = { max_connections: '200', shared_buffers: '64MB' };
const pollMs = 20;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts a PostgreSQL as durable as the site's own, which can be killed and started again. */
export async function startDatabase(dataDir: string, cleanup: Cleanup) {
  const start = () => startEmbeddedPostgres({ dataDir, database: 'lectern', settings });
  let server = await start();
  cleanup.add(() => server.stop());
  return {
    url: server.url,
    async start(): Promise<void> {
      server = await start();
    },
    async kill(): Promise<void> {
      const [pid] = (await readFile(path.join(server.clusterDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      while (isAlive(Number(pid))) await wait(pollMs);
    },
  };
}
