import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { unprivilegedUser } from '@lectern/embedded-postgres';
import { freePort } from '@lectern/embedded-postgres/servers';
import pg from 'pg';

import { startDatabase } from '../harness/database.js';
import type { Cleanup } from '../harness/cleanup.js';
import { until } from '../harness/until.js';
import { startChild, stopChild } from '../start/children.mjs';
import { findPostgres } from './debian-program.js';

const timeoutMs = 60_000;
const role = 'lectern';

/** A PostgreSQL server with the database of the shop. */
export interface Postgres {
  /** With its version. */
  name: string;
  url: string;
  restart(): Promise<void>;
  /** Deletes all data and starts again with an empty database. */
  erase(): Promise<void>;
}

export const canConnect = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** Starts the PostgreSQL of a Debian package. @returns undefined if there is none */
export async function startPostgres(folder: string, cleanup: Cleanup): Promise<Postgres | undefined> {
  const programs = await findPostgres();
  if (!programs) return undefined;
  const user = unprivilegedUser();
  const port = await freePort();
  const home = path.join(folder, 'debian-postgres');
  const cluster = path.join(home, 'cluster');
  const urlOf = (database: string) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  let child: ReturnType<typeof startChild> | undefined;

  async function start(): Promise<void> {
    const options = ['-D', cluster, '-k', home, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
    child = startChild(programs?.file ?? '', options, { ...user, cwd: '/', stdio: 'ignore' });
    await until('PostgreSQL ready', timeoutMs, () => canConnect(urlOf('postgres')));
  }
  async function create(): Promise<void> {
    await mkdir(home, { recursive: true });
    if (user) await chown(home, user.uid, user.gid);
    const options = ['-D', cluster, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
    await promisify(execFile)(programs?.initdb ?? '', options, { ...user, cwd: '/' });
    await start();
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query('CREATE DATABASE lectern');
    await client.end();
  }
  /** Fast shutdown, as by `systemctl restart`. */
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  cleanup.add(() => (child ? stopChild(child) : Promise.resolve()));
  await create();
  return {
    name: `PostgreSQL ${programs.version}`,
    url: urlOf('lectern'),
    async restart() {
      await stop('SIGINT');
      await start();
    },
    async erase() {
      await stop('SIGQUIT');
      await rm(home, { recursive: true });
      await create();
    },
  };
}

/** Starts the PostgreSQL of the npm package instead. */
export async function startPackagedPostgres(folder: string, cleanup: Cleanup): Promise<Postgres> {
  const database = await startDatabase(folder, cleanup);
  const restart = async () => {
    await database.kill();
    await database.start();
  };
  return {
    name: 'PostgreSQL from npm',
    url: database.url,
    restart,
    async erase() {
      await database.kill();
      await rm(path.join(folder, 'postgres'), { recursive: true });
      await database.start();
    },
  };
}
