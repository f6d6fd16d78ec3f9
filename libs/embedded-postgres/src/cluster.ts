import { EmbeddedPostgresError, type UnprivilegedUser, canReach } from './unprivileged-user.js';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { PostgresBinaries } from './binaries.js';

/** Paths of a cluster's files, socket, and log. */
export interface Cluster {
  dir: string;
  socketDir: string;
  logFile: string;
}

/** Location of root's cluster if DATA_DIR is inside a private home directory. */
const REACHABLE_DATA = '/var/lib/lectern';
/** PostgreSQL limits the socket's path to 107 bytes. */
const MAX_SOCKET_DIR_LENGTH = 80;

export const SUPERUSER = 'lectern';
/** A minimal environment, so that no secret of the caller leaks into the server. */
export const CLUSTER_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Determines the paths of a cluster; writes nothing. */
export function locateCluster(dataDir: string, user: UnprivilegedUser | undefined): Cluster {
  const wanted = path.join(path.resolve(dataDir), 'postgres');
  const dir = canReach(path.dirname(wanted), user) ? wanted : path.join(REACHABLE_DATA, shortHash(wanted));
  const beside = `${dir}.sock`;
  const socketDir =
    beside.length <= MAX_SOCKET_DIR_LENGTH ? beside : path.join(os.tmpdir(), `lectern-${shortHash(dir)}`);
  return { dir, socketDir, logFile: `${dir}.log` };
}

async function makePrivate(dir: string, user: UnprivilegedUser | undefined): Promise<void> {
  await mkdir(path.dirname(dir), { recursive: true });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (user) await chown(dir, user.uid, user.gid);
  await chmod(dir, 0o700);
}

/**
 * Creates the folders, and the database files on first use. Files are created in a temporary folder and
 * renamed, so that a crash leaves no partial cluster. Returns true if it is new.
 */
export async function prepareCluster(
  cluster: Cluster,
  binaries: PostgresBinaries,
  user: UnprivilegedUser | undefined,
): Promise<boolean> {
  const unfinished = `${cluster.dir}.new`;
  try {
    await makePrivate(cluster.socketDir, user);
    const madeBy = await readMajor(cluster.dir);
    if (madeBy !== undefined) {
      refuseOther(madeBy, binaries.major, cluster.dir);
      return false;
    }
    await rm(unfinished, { recursive: true, force: true });
    await makePrivate(unfinished, user);
    await runInitdb(unfinished, binaries, user);
    await rename(unfinished, cluster.dir);
    return true;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `The database folder ${cluster.dir} cannot be used (${(error as Error).message}): was it made by another user?`,
    );
  }
}

/** Major version of the data files; undefined if there are none. */
async function readMajor(dir: string): Promise<number | undefined> {
  const file = path.join(dir, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(await readFile(file, 'utf8'), 10) : undefined;
}

function refuseOther(madeBy: number, major: number, dir: string): void {
  if (madeBy === major) return;
  throw new EmbeddedPostgresError(
    `The database in ${dir} was made by PostgreSQL ${madeBy}, and this release brings PostgreSQL ${major}, which cannot read it. ` +
      'Nothing was touched: start the release that you had before, run npm run backup, move that folder aside, ' +
      'and run npm run restore with this one, as docs/operating.md says under "Another version of PostgreSQL".',
  );
}

async function runInitdb(dir: string, binaries: PostgresBinaries, user: UnprivilegedUser | undefined) {
  const options = [
    `--pgdata=${dir}`,
    `--username=${SUPERUSER}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    await promisify(execFile)(binaries.initdb, options, { ...user, env: CLUSTER_ENV, cwd: '/' });
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new EmbeddedPostgresError(
      /look up effective user/.test(reason)
        ? 'PostgreSQL cannot run under a user id that has no entry in /etc/passwd: add one or set DATABASE_URL.'
        : `PostgreSQL could not make its files in ${dir}: ${reason}`,
    );
  }
}

/** Writes a note into DATA_DIR if the cluster is elsewhere. */
export async function writeLocationNote(dataDir: string, cluster: Cluster): Promise<void> {
  const expected = path.join(path.resolve(dataDir), 'postgres');
  if (cluster.dir === expected) return;
  await mkdir(path.dirname(expected), { recursive: true });
  await rm(expected, { force: true });
  await symlink(cluster.dir, expected);
}
