import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { freePort } from '@lectern/embedded-postgres/servers';
import { unprivilegedUser } from '@lectern/embedded-postgres/testing';
import { parse } from 'pg-connection-string';

import { eventually } from './eventually.js';

/** Without the settings of a session that a transaction pooler cannot keep: its defaults. */
const SETTINGS = [
  'listen_addr = 127.0.0.1',
  'unix_socket_dir =',
  'auth_type = trust',
  'max_client_conn = 200',
  'server_idle_timeout = 5',
];

interface PoolerOptions {
  mode?: 'transaction' | 'session';
  /** Connections to PostgreSQL. */
  size?: number;
  /** Startup parameters that it accepts and drops. */
  ignored?: string;
}

/** A real PgBouncer in front of a test's database. */
export class PgBouncer {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static readonly isAtHand = spawnSync('pgbouncer', ['--version']).status === 0;

  static async start(databaseUrl: string, options: PoolerOptions = {}): Promise<PgBouncer> {
    const { mode = 'transaction', size = 4, ignored } = options;
    const { host, port, database, user } = parse(databaseUrl);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-pooler-'));
    const listenPort = await freePort();
    const [config, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
    await writeFile(users, `"${user}" ""\n`);
    await writeFile(
      config,
      [
        '[databases]',
        `${database} = host=${host} port=${port}`,
        '[pgbouncer]',
        ...SETTINGS,
        `listen_port = ${listenPort}`,
        `auth_file = ${users}`,
        `pool_mode = ${mode}`,
        `default_pool_size = ${size}`,
        ...(ignored ? [`ignore_startup_parameters = ${ignored}`] : []),
      ].join('\n'),
    );
    // PgBouncer refuses to run as root, and needs the socket of the server.
    await chmod(folder, 0o755);
    const child = spawn('pgbouncer', ['-q', config], { ...unprivilegedUser(), stdio: 'ignore' });
    await eventually('PgBouncer to listen', async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
      const socket = connect(listenPort, '127.0.0.1');
      const isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      return isOpen;
    });
    return new PgBouncer(`postgres://${user}@127.0.0.1:${listenPort}/${database}`, folder, child);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
