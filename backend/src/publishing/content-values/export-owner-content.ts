import { contentFolder } from '@lectern/catalogue/content';
import type { Finding } from '@lectern/catalogue/values';

import type { Configuration } from '../../platform/config/configuration.js';
import type { Database } from '../../platform/database/database.js';
import type { StoredFiles } from '../../platform/storage/stored-files.js';
import { readPublished } from './content-store.js';
import { LibraryPictures } from './library-pictures.js';

/**
 * Writes a content folder with the owner's values in its files, and the pictures that she chose.
 * @param target a folder that does not exist, or is empty
 * @returns the number of values, and those that no longer fit, which are not in the folder
 */
export async function exportOwnerContent(
  { database, files }: { database: Database; files: StoredFiles },
  configuration: Configuration,
  target: string,
): Promise<{ count: number; left: readonly Finding[] }> {
  // Loaded when needed: it has all schemas.
  const { exportContent } = await import('@lectern/catalogue/values');
  const { values } = await readPublished(database);
  const pictureFiles = await new LibraryPictures(database, files, configuration).filesOf(values);
  const left = await exportContent(contentFolder, values, target, (id) => pictureFiles[id]);
  return { count: values.length - left.length, left };
}
