import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { draftFolderName, siteFileName } from '@lectern/catalogue/content';

/** The folder cannot be written. */
export class UnwritableFolder extends Error {
  /** @param code of the system: `EACCES` */
  constructor(
    readonly folder: string,
    readonly code: string,
  ) {
    super(`${folder} cannot be written (${code}).`);
  }
}

/**
 * Writes a folder whole: first into a folder within it, which may be a mounted disk, then entry by entry, the site's
 * file last. After a crash the next call begins again.
 * @param fill writes the content into the folder that it gets
 * @throws UnwritableFolder
 */
export async function writeFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = path.join(folder, draftFolderName);
  try {
    await prepareFolder(folder);
    await fill(draft);
    const names = await readdir(draft);
    for (const name of names.toSorted(
      (one, other) => Number(one === siteFileName) - Number(other === siteFileName),
    )) {
      // Left by a crash.
      await rm(path.join(folder, name), { recursive: true, force: true });
      await rename(path.join(draft, name), path.join(folder, name));
    }
    await rm(draft, { recursive: true, force: true });
  } catch (error) {
    throw asUnwritable(folder, error);
  }
}

/** Makes an empty draft in the folder. @throws UnwritableFolder */
export async function prepareFolder(folder: string): Promise<void> {
  const draft = path.join(folder, draftFolderName);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    const probe = path.join(draft, 'probe');
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw asUnwritable(folder, error);
  }
}

function asUnwritable(folder: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code && syscall ? new UnwritableFolder(folder, code) : error;
}
