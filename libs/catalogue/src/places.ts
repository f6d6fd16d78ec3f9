import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Places {
  folder: string;
  /** Folders to look for pictures in; missing ones are drawn into the first. */
  pictureFolders: readonly [string, ...string[]];
  samples: string;
  cacheFolder: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const madePictures = path.join(root, 'made/pictures');
const samples = path.join(root, 'made/books/samples.json');

/** @param env CONTENT_DIR names another content folder, DATA_DIR the folder for generated data */
export function placesOf(env: Record<string, string | undefined>): Places {
  const asked = env['CONTENT_DIR']?.trim();
  if (!asked) {
    const folder = path.join(root, 'content');
    return {
      folder,
      pictureFolders: [madePictures],
      samples,
      cacheFolder: path.join(root, '.cache/content'),
    };
  }
  const cacheFolder = path.resolve(env['DATA_DIR']?.trim() || '.data', 'content');
  return {
    folder: path.resolve(asked),
    pictureFolders: [path.join(cacheFolder, 'pictures'), madePictures],
    samples,
    cacheFolder,
  };
}

export const places = placesOf(process.env);
