import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A folder for the data of one process, gone when the bench ends.
 * @param {import('./endings.mjs').Endings} endings
 */
export async function dataFolder(endings) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-bench-'));
  endings.add(() => rm(folder, { recursive: true, force: true }));
  // Passable: the unprivileged user who runs PostgreSQL for root finds his own folder below it.
  await chmod(folder, 0o711);
  return folder;
}
