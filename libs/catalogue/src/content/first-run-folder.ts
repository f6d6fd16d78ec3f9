import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** The first run writes it last: a folder with it is complete. */
export const siteFileName = 'site.json';
/** Of a folder that the first run is writing. */
export const draftFolderName = '.first-run';

/** Whether a folder has no site yet: it is missing or empty, or was not written to its end. */
export async function hasNoSite(folder: string): Promise<boolean> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch {
    return !existsSync(folder);
  }
  if (names.includes(siteFileName)) return false;
  // Systems put such files into empty folders and disks.
  const isEmpty = names.every((name) => name.startsWith('.') || name === 'lost+found');
  return isEmpty || names.includes(draftFolderName);
}
