import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Places {
  folder: string;
  /** Folders to look for pictures in; missing ones are drawn into the first. */
  pictureFolders: readonly [string, ...string[]];
  /** Editions, samples and the kit, which `npm run assets` makes from the folder. May be missing. */
  madeBooks: string;
  cacheFolder: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Made files belong to the content folder that they are made from: no author's site finds another's.
 * @param env CONTENT_DIR names another content folder, DATA_DIR the folder for generated data
 */
export function placesOf(env: Record<string, string | undefined>): Places {
  const asked = env['CONTENT_DIR']?.trim();
  const folder = asked ? path.resolve(asked) : path.join(root, 'content');
  const madeBooks = path.join(folder, 'made/books');
  const madePictures = path.join(folder, 'made/pictures');
  if (!asked)
    return {
      folder,
      pictureFolders: [madePictures],
      madeBooks,
      cacheFolder: path.join(root, '.cache/content'),
    };
  const cacheFolder = path.resolve(env['DATA_DIR']?.trim() || '.data', 'content');
  // A site may not be allowed to write into the content folder.
  return {
    folder,
    pictureFolders: [path.join(cacheFolder, 'pictures'), madePictures],
    madeBooks,
    cacheFolder,
  };
}

export const places = placesOf(process.env);
