import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { findBinaries } from './binaries.js';
import { locateCluster, writeLocationNote } from './cluster.js';
import { findPostmaster } from './launch.js';
import { EmbeddedPostgresError, type UnprivilegedUser, unprivilegedUser } from './unprivileged-user.js';

const locate = (dataDir: string) => locateCluster(dataDir, unprivilegedUser());

/** Major version of the installed programs; undefined if there are none for this platform. */
export async function installedMajor(): Promise<number | undefined> {
  try {
    return (await findBinaries(unprivilegedUser())).major;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) return undefined;
    throw error;
  }
}

/** Whether `dataDir` has database files. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(path.join(locate(dataDir).dir, 'PG_VERSION'));

/** Whether a server runs on the files of `dataDir`. */
export const isClusterRunning = (dataDir: string): boolean =>
  findPostmaster(locate(dataDir).dir) !== undefined;

/** Renames, or copies to another disk. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true, preserveTimestamps: true });
    await rm(from, { recursive: true });
  }
}

/** The server refuses files that others may read, or that belong to another user. */
async function makePrivate(dir: string, user: UnprivilegedUser | undefined): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const all = [
    { place: dir, mode: 0o700 },
    ...entries.map((entry) => ({
      place: path.join(entry.parentPath, entry.name),
      mode: entry.isDirectory() ? 0o700 : 0o600,
    })),
  ];
  for (const { place, mode } of all) {
    if (user) await chown(place, user.uid, user.gid);
    await chmod(place, mode);
  }
}

/** Makes `folder`, a copy of database files, the stopped database of `dataDir`, which must have none. */
export async function adoptCluster(folder: string, dataDir: string): Promise<void> {
  if (hasCluster(dataDir)) throw new EmbeddedPostgresError(`${dataDir} has a database already.`);
  const cluster = locate(dataDir);
  await rm(cluster.dir, { recursive: true, force: true });
  await move(folder, cluster.dir);
  await makePrivate(cluster.dir, unprivilegedUser());
  await writeLocationNote(dataDir, cluster);
}

/** Moves the stopped database of one data directory to another, which must have none. */
export async function moveCluster(fromDataDir: string, toDataDir: string): Promise<void> {
  const { dir, socketDir, logFile } = locate(fromDataDir);
  await adoptCluster(dir, toDataDir);
  await rm(path.join(fromDataDir, 'postgres'), { recursive: true, force: true });
  await rm(socketDir, { recursive: true, force: true });
  await rm(logFile, { force: true });
}

/** Removes the stopped database of a data directory. */
export async function removeCluster(dataDir: string): Promise<void> {
  const { dir, socketDir, logFile } = locate(dataDir);
  for (const place of [dir, socketDir, logFile, path.join(dataDir, 'postgres')])
    await rm(place, { recursive: true, force: true });
}
