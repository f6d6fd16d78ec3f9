import { readBookSettings, readCoverArt } from './book-settings.js';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { coverJpeg } from './cover-art.js';
import { packEpub } from './epub/pack-epub.js';
import { readManuscript } from './manuscript/read-manuscript.js';
import { pageCountOf, type Typesetter } from './pdf/typesetter.js';

export interface BookFile {
  format: 'pdf' | 'epub';
  /** Name a reader sees when saving, e.g. `Finding Peace.pdf`. */
  fileName: string;
  /** Relative to the folder of books.json, with `/`. */
  path: string;
  /** Of a PDF. */
  pages?: number;
  sizeBytes: number;
  sha256: string;
}

/** An entry of books.json. */
export interface BuiltBook {
  bookId: string;
  /** As on the title page. The site sells no book of another author. */
  author: string;
  productId: string;
  files: BookFile[];
}

/** Makes the files of every book that is sold and has a manuscript, and lists them in `<outputFolder>/books.json`. */
export async function buildBooks(
  typesetter: Typesetter,
  booksFolder: string,
  outputFolder: string,
): Promise<BuiltBook[]> {
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder, { recursive: true });
  const built: BuiltBook[] = [];
  const names = existsSync(booksFolder) ? readdirSync(booksFolder).sort() : [];
  for (const bookId of names) {
    const folder = join(booksFolder, bookId);
    if (!existsSync(join(folder, 'manuscript', 'book.md'))) continue;
    const settings = readBookSettings(folder);
    if (settings.productId === null) continue;

    const manuscript = readManuscript(bookId, join(folder, 'manuscript'), join(folder, 'manuscript'));
    if (!manuscript.isComplete) continue;
    const cover = await readCoverArt(folder, settings);
    const jpeg = await coverJpeg(cover.svg ?? Buffer.from(typesetter.coverSvg(manuscript, cover)));
    const contents = {
      pdf: typesetter.pdf(manuscript, cover),
      epub: await packEpub(manuscript, { jpeg, alt: cover.alt }),
    };
    const files = (['pdf', 'epub'] as const).map((format) =>
      writeBook(outputFolder, bookId, manuscript.title, format, contents[format]),
    );
    built.push({ bookId, author: manuscript.author, productId: settings.productId, files });
  }
  writeFileSync(join(outputFolder, 'books.json'), `${JSON.stringify(built, null, 2)}\n`);
  return built;
}

function writeBook(
  outputFolder: string,
  bookId: string,
  title: string,
  format: BookFile['format'],
  bytes: Buffer,
): BookFile {
  const path = `${bookId}/${bookId}.${format}`;
  mkdirSync(join(outputFolder, bookId), { recursive: true });
  writeFileSync(join(outputFolder, path), bytes);
  return {
    format,
    fileName: `${fileNameOf(title)}.${format}`,
    path,
    ...(format === 'pdf' ? { pages: pageCountOf(bytes) } : {}),
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** A title without the characters that file systems refuse. */
function fileNameOf(title: string): string {
  return title
    .replace(/[\\/:*?"<>|\u201C\u201D]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
