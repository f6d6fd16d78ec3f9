import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { unprivilegedUser } from '@lectern/embedded-postgres';
import { freePort } from '@lectern/embedded-postgres/servers';

import type { Cleanup } from '../harness/cleanup.js';
import { until } from '../harness/until.js';
import { startChild, stopChild } from '../start/children.mjs';
import { findServer } from './debian-program.js';
import { canConnect } from './start-postgres.js';

const timeoutMs = 30_000;

/** Connections to PostgreSQL: fewer than the shop would take without a pooler. */
const poolSize = 20;
const mostClients = 500;

/** Starts a PgBouncer in transaction mode before a PostgreSQL. @returns undefined if it is not installed */
export async function startPgBouncer(databaseUrl: string, folder: string, cleanup: Cleanup) {
  const program = await findServer('pgbouncer', ['--version']);
  if (!program) return undefined;
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const database = pathname.slice(1);
  const listenPort = await freePort();
  const [config, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
  const lines = [
    '[databases]',
    `${database} = host=${hostname} port=${port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    `max_client_conn = ${mostClients}`,
  ];
  await mkdir(folder, { recursive: true });
  // It refuses to run as root.
  await chmod(folder, 0o755);
  await writeFile(config, lines.join('\n'));
  await writeFile(users, `"${username}" ""\n`);
  const child = startChild(program.file, ['-q', config], { ...unprivilegedUser(), stdio: 'ignore' });
  cleanup.add(() => stopChild(child));
  const url = `postgres://${username}@127.0.0.1:${listenPort}/${database}`;
  await until('PgBouncer ready', timeoutMs, () => canConnect(url));
  return { name: `PgBouncer ${program.version}`, url };
}
