import { contentFolder } from '@lectern/catalogue/content';
import type { Finding } from '@lectern/catalogue/values';

import type { Configuration } from '../../platform/config/configuration.js';
import type { Database } from '../../platform/database/database.js';
import type { StoredFiles } from '../../platform/storage/stored-files.js';
import { ContentLibrary } from './content-library.js';
import { type PublishedValues, readPublished } from './content-store.js';

interface ContentStores {
  database: Database;
  files: StoredFiles;
}

/**
 * Writes a content folder with the owner's values in its files, and the pictures and films that she chose.
 * @param target a folder that does not exist, or is empty
 * @returns the number of values, and those that no longer fit, which are not in the folder
 */
export async function exportOwnerContent(
  stores: ContentStores,
  configuration: Configuration,
  target: string,
): Promise<{ count: number; left: readonly Finding[] }> {
  return exportValues(stores, configuration, await readPublished(stores.database), target);
}

/** The same for values that were read before. It may fetch pictures and films over the network. */
export async function exportValues(
  { database, files }: ContentStores,
  configuration: Configuration,
  { values }: Pick<PublishedValues, 'values'>,
  target: string,
): Promise<{ count: number; left: readonly Finding[] }> {
  // Loaded when needed: it has all schemas.
  const { exportContent } = await import('@lectern/catalogue/values');
  const library = await new ContentLibrary(database, files, configuration).copyOf(values);
  const left = await exportContent(contentFolder, values, target, library);
  return { count: values.length - left.length, left };
}
