import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** A run of everything lays down less than a tenth of it at a time. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Lets what tests lay down for a while lie in memory, where the system offers a folder for that and has room: databases are
 * made and dropped by the hundred, and on a disk each of them waits for it.
 * @param {NodeJS.ProcessEnv} env is told the folder, unless it names one already
 * @param {string} [folder]
 */
export function useMemory(env, folder = '/dev/shm') {
  if (env.TMPDIR || freemem() < ROOM_BYTES) return;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= ROOM_BYTES) env.TMPDIR = folder;
  } catch {
    // No such folder on this system.
  }
}
