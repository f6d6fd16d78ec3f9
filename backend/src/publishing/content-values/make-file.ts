import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a file of this machine unless it is there. Several requests may make it at once, so each writes a draft of its
 * own.
 * @returns target
 */
export async function makeFile(target: string, write: (draft: string) => Promise<void>): Promise<string> {
  if (await isFile(target)) return target;
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.${randomUUID()}`;
  try {
    await write(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  return target;
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
