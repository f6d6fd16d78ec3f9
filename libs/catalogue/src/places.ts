import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the content lies, and what is made of it. */
export interface Places {
  /** The folder of the content. */
  folder: string;
  /** Where its pictures are looked for; what is missing is drawn in the first. */
  pictureFolders: readonly [string, ...string[]];
  /** The samples that the book builder has set, and what it tells of them. */
  samples: string;
  /** Where is kept what was read of it, so that the next start need not read it again. */
  keptIn: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const madePictures = path.join(root, 'made/pictures');
const samples = path.join(root, 'made/books/samples.json');

/** @param env of the process: CONTENT_DIR names another folder, DATA_DIR where the site keeps what it makes */
export function placesOf(env: Record<string, string | undefined>): Places {
  const asked = env['CONTENT_DIR']?.trim();
  if (!asked) {
    const folder = path.join(root, 'content');
    return { folder, pictureFolders: [madePictures], samples, keptIn: path.join(root, '.cache/content') };
  }
  const keptIn = path.resolve(env['DATA_DIR']?.trim() || '.data', 'content');
  return {
    folder: path.resolve(asked),
    pictureFolders: [path.join(keptIn, 'pictures'), madePictures],
    samples,
    keptIn,
  };
}

export const places = placesOf(process.env);
