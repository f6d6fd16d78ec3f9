import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { BackupError } from './backup-error.js';
import { libpqEnvironment, type PostgresProgram } from './postgres-programs.js';

const MAX_MESSAGE = 500;

/** Starts a program of PostgreSQL. `ended` rejects with its message, without the password. */
function start(program: PostgresProgram, args: readonly string[], url: string, signal: AbortSignal) {
  const child = spawn(program.path, args, { env: libpqEnvironment(url), signal, stdio: 'pipe' });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-MAX_MESSAGE);
  });
  const closed = once(child, 'close');
  const ended = async () => {
    const [code] = (await closed) as [number | null];
    if (code === 0) return;
    const name = program.path.split('/').at(-1);
    throw new BackupError(
      `${name} ${program.major} failed: ${said.trim().split('\n').at(-1) || `code ${code}`}.`,
    );
  };
  return { child, ended };
}

/** Output of pg_dump for a snapshot. Not compressed, because the archive is. */
export async function* dump(
  program: PostgresProgram,
  url: string,
  snapshot: string,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const args = [
    '--format=custom',
    '--compress=0',
    `--snapshot=${snapshot}`,
    '--lock-wait-timeout=60s',
    '--no-password',
  ];
  const { child, ended } = start(program, args, url, signal);
  child.stdin.end();
  yield* child.stdout as AsyncIterable<Buffer>;
  await ended();
}

/** Fills an empty database in one transaction. @param url role that will own the tables */
export async function restoreDump(
  program: PostgresProgram,
  url: string,
  content: Readable,
  signal: AbortSignal,
): Promise<void> {
  const { PGDATABASE: database = '' } = libpqEnvironment(url);
  const args = ['--single-transaction', '--no-owner', '--no-acl', '--no-password', `--dbname=${database}`];
  const { child, ended } = start(program, args, url, signal);
  child.stdout.resume();
  const [written, done] = await Promise.allSettled([pipeline(content, child.stdin), ended()]);
  if (done.status === 'rejected') throw done.reason;
  if (written.status === 'rejected') throw written.reason;
}
