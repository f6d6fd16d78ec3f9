import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import type pg from 'pg';

import type { ArchiveWriter } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { startCopy, stopCopy } from './cluster-copy.queries.js';

export const CLUSTER = 'database/cluster/';

/** A tar member has no empty folder, so an empty file of this name is written in it. */
export const EMPTY_FOLDER = '.keep';
/** Contents that a start makes again, as pg_basebackup leaves them out. Their folders must exist. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*|backup_label|tablespace_map|.*\.old)$/;
/** Copied last, so that it is not older than any data file. */
const CONTROL = 'global/pg_control';
const CHUNK_BYTES = 1024 * 1024;
const ZEROS = Buffer.alloc(CHUNK_BYTES);

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Exactly `bytes` of a file that may shrink or grow: the write-ahead log repairs what changes after its copy. */
async function* exactly(file: string, bytes: number): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  let left = bytes;
  try {
    while (handle && left > 0) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, left));
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, bytes - left);
      if (bytesRead === 0) break;
      left -= bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await handle?.close();
  }
  for (; left > 0; left -= CHUNK_BYTES) yield ZEROS.subarray(0, Math.min(CHUNK_BYTES, left));
}

async function addFile(archive: ArchiveWriter, root: string, name: string): Promise<void> {
  const file = path.join(root, name);
  const stats = await stat(file).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  if (stats?.isFile()) await archive.add(`${CLUSTER}${name}`, stats.size, exactly(file, stats.size));
}

/** Adds files below a folder. Each folder has a member of its own, because some are empty. */
async function addFolder(archive: ArchiveWriter, root: string, folder: string): Promise<void> {
  await archive.add(`${CLUSTER}${folder}${EMPTY_FOLDER}`, 0, []);
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}${entry.name}`;
    if (LEFT_OUT.test(entry.name) || name === CONTROL) continue;
    if (folder === 'pg_tblspc/')
      throw new BackupError('The database has tablespaces, which the copy of its files would miss.');
    if (!entry.isDirectory()) await addFile(archive, root, name);
    else if (EMPTIED.has(name)) await archive.add(`${CLUSTER}${name}/${EMPTY_FOLDER}`, 0, []);
    else await addFolder(archive, root, `${name}/`);
  }
}

/** Segments of one timeline sort by name. */
async function addLog(archive: ArchiveWriter, root: string, firstSegment: string, lastSegment: string) {
  const names = await readdir(path.join(root, 'pg_wal'));
  const needed = names.filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= firstSegment && name <= lastSegment,
  );
  if (!needed.includes(firstSegment) || !needed.includes(lastSegment))
    throw new BackupError(
      'PostgreSQL has removed log files that the copy needs; the next backup tries again.',
    );
  for (const name of needed.sort()) await addFile(archive, root, `pg_wal/${name}`);
}

/**
 * Copies the files of a running server as pg_basebackup does: the next start on the copy recovers the state at the end.
 * @param client superuser; its session must last until the end
 * @see https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyCluster(
  client: pg.ClientBase,
  clusterDir: string,
  name: string,
  archive: ArchiveWriter,
): Promise<void> {
  const firstSegment = await startCopy(client, name);
  await addFolder(archive, clusterDir, '');
  await addFile(archive, clusterDir, CONTROL);
  const stopped = await stopCopy(client);
  if (!stopped) throw new BackupError('PostgreSQL did not end the copy of its files.');
  await archive.addText(`${CLUSTER}backup_label`, stopped.label);
  await addLog(archive, clusterDir, firstSegment, stopped.lastSegment);
}
