import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { siteFileName } from '@lectern/catalogue/content';
import { slugOf } from '@lectern/text-folding';
import { sitePalettes } from '@lectern/ui/tokens';

import type { BookAnswer, Draft } from './draft.js';
import { currencyOf, paragraphsOf, timeZoneOf } from './first-run-rules.js';
import { writeFolder } from './folder-writing.js';
import { filled, messagesIn } from './messages.js';

interface Sources {
  /** Path of a file of the draft. */
  pathOf: (fileName: string) => string;
  /** Time zone of this machine. */
  timeZone: string;
  /** `2026-11-29` */
  today: string;
}

const write = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Writes the content folder of the answers, in the shape that `npm run content:export` writes.
 * @throws UnwritableFolder; ContentError if the site could not read it, which is an error of the program
 */
export async function writeContent(folder: string, draft: Draft, sources: Sources): Promise<void> {
  const { you, place, currency, book } = draft;
  if (!you || !place) throw new Error('The site has no name or no language yet.');
  const id = book ? (slugOf(book.title) ?? 'first-book') : undefined;
  // A page that repeats the title in place of a text looks broken.
  const { standardDescription: sentence } = messagesIn(place.language).book;
  const standardDescription = filled(sentence, { name: you.name });
  // Loaded when needed: it has all schemas.
  const { fitValues } = await import('@lectern/catalogue/values');
  await writeFolder(folder, async (target) => {
    await mkdir(path.join(target, 'articles'));
    if (book && id) await writeBook(target, id, book, sources, standardDescription);
    await write(path.join(target, siteFileName), {
      language: place.language,
      country: place.country,
      currency: currency ?? currencyOf(place.country),
      timeZone: timeZoneOf(place.country, sources.timeZone),
      bookOrder: id ? [id] : [],
      author: { name: you.name },
      contact: { email: you.email },
    });
    const look = lookOf(draft);
    if (look) await write(path.join(target, 'look.json'), look);
    await fitValues(target, []);
  });
}

/** Values of `look.json`; undefined for the standard look. */
function lookOf({ look, typefaces }: Draft): object | undefined {
  const own = {
    ...(look && look !== 'study' && { colors: sitePalettes[look] }),
    ...(typefaces && typefaces !== 'study' && { typefaces }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

async function writeBook(
  target: string,
  id: string,
  book: BookAnswer,
  { pathOf, today }: Sources,
  standardDescription: string,
): Promise<void> {
  const { title, price, cover, files } = book;
  const description = paragraphsOf(book.description);
  const folder = path.join(target, 'books', id);
  await mkdir(folder, { recursive: true });
  const formats = files.map(({ format }) => format);
  const productId = `${id}-ebook`;
  await write(path.join(folder, 'book.json'), {
    title,
    path: `/books/${id}`,
    description: description.length > 0 ? description : [standardDescription],
    editions: [{ format: 'ebook', price, publishedOn: today }],
    direct: { productId, ...(formats.length > 0 && { formats }) },
  });
  if (cover)
    await copyFile(pathOf(cover.fileName), path.join(folder, `cover${path.extname(cover.fileName)}`));
  if (files.length === 0) return;
  const made = path.join(target, 'made/books');
  await mkdir(path.join(made, id), { recursive: true });
  for (const { fileName, format } of files)
    await copyFile(pathOf(fileName), path.join(made, id, `${id}.${format}`));
  const record = {
    bookId: id,
    productId,
    files: files.map(({ format, pages, sizeBytes, sha256 }) => ({
      format,
      fileName: `${fileNameOf(title)}.${format}`,
      path: `${id}/${id}.${format}`,
      ...(pages !== null && { pages }),
      sizeBytes,
      sha256,
    })),
  };
  await write(path.join(made, 'books.json'), [record]);
}

/** A title without signs that file names cannot have. */
const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'book';
