import path from 'node:path';

import { readCover } from '../covers.js';
import { articleFrame, portraitFrame } from '../pictures/photo-svg.js';
import { type PictureFile, readPicture, readDrawing } from '../pictures/picture-file.js';
import type { ContentProblem } from './content-error.js';
import type { DownloadsFile } from './downloads.schema.js';

interface Pictured {
  bookIds: readonly string[];
  slugs: readonly string[];
  downloads: DownloadsFile | null;
}

/** Finds pictures that cannot be drawn. Missing ones are drawn plainly. */
export async function checkPictures(
  folder: string,
  { bookIds, slugs, downloads }: Pictured,
): Promise<ContentProblem[]> {
  const place = (...names: string[]) => path.join(folder, ...names);
  const printed = (downloads?.cards ?? []).flatMap((card) => (card.kind === 'pdf' ? card.printed.from : []));
  const covered = new Set([...bookIds.map((id) => `books/${id}`), ...printed]);
  const found: (PictureFile | null)[] = [await readPicture(place('site/portrait'), portraitFrame)];
  for (const name of ['mark', 'ornament', 'signature']) found.push(await readDrawing(place('site', name)));
  for (const each of covered) found.push(await readCover(place(each)));
  for (const slug of slugs) found.push(await readPicture(place('articles', slug), articleFrame));
  return found.flatMap((picture) =>
    picture && 'fault' in picture
      ? { file: path.join('content', path.relative(folder, picture.file)), key: '', message: picture.fault }
      : [],
  );
}
