import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Runs `use` with an empty folder of the data directory, on the disk that has room for the data, and removes it. */
export async function withScratchFolder<T>(dataDir: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = path.join(dataDir, 'rehearsal');
  // A process that was killed leaves it; backups run one at a time.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o711 });
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
