import path from 'node:path';

import { readCover } from '../covers.js';
import { articleFrame, coverFrame, logoFrame, portraitFrame } from '../pictures/photo-svg.js';
import {
  faultOfPhoto,
  type PictureFile,
  readDrawing,
  readPicture,
  readPictureFile,
} from '../pictures/picture-file.js';
import type { ContentProblem } from './content-error.js';
import { filmsFolder } from '../films/read-film.js';
import type { DownloadsFile } from './downloads.schema.js';
import { placeOf } from './read-content-file.js';

interface Pictured {
  bookIds: readonly string[];
  slugs: readonly string[];
  downloads: DownloadsFile | null;
  filmIds: readonly string[];
}

/** Finds pictures that cannot be drawn. Missing ones are drawn plainly. */
export async function checkPictures(
  folder: string,
  { bookIds, slugs, downloads, filmIds }: Pictured,
): Promise<ContentProblem[]> {
  const place = (...names: string[]) => path.join(folder, ...names);
  const printed = (downloads?.cards ?? []).flatMap((card) => (card.kind === 'pdf' ? card.printed.from : []));
  const covered = new Set([...bookIds.map((id) => `books/${id}`), ...printed]);
  const found: (PictureFile | null | undefined)[] = [
    await readPicture(place('site/portrait'), portraitFrame),
  ];
  for (const name of ['logo', 'logo-dark']) found.push(await readPicture(place('site', name), logoFrame));
  for (const name of ['mark', 'ornament', 'signature']) found.push(await readDrawing(place('site', name)));
  for (const each of covered) found.push(await readCover(place(each)));
  for (const slug of slugs) found.push(await readPicture(place('articles', slug), articleFrame));
  for (const id of filmIds) found.push(await faultOfPhoto(placeOf(folder, `${filmsFolder}/${id}.jpg`)));
  return found.flatMap((picture) =>
    picture && 'fault' in picture
      ? { file: path.join('content', path.relative(folder, picture.file)), key: '', message: picture.fault }
      : [],
  );
}

/** Finds covers of the owner's library that cannot be drawn. */
export async function checkOwnCovers(
  books: readonly { id: string; coverFile?: string | undefined }[],
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const { id, coverFile } of books) {
    const picture = coverFile && (await readPictureFile(coverFile, coverFrame));
    if (picture && 'fault' in picture)
      problems.push({ file: `content/books/${id}/cover`, key: '', message: picture.fault });
  }
  return problems;
}
