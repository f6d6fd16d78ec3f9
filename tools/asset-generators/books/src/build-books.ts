import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CoverArt, coverJpeg } from './cover-art.js';
import { packEpub } from './epub/pack-epub.js';
import { readManuscript } from './manuscript/read-manuscript.js';
import type { Typesetter } from './pdf/typesetter.js';

/** What the maker of the files reads of content/books/<id>/book.json; the rest belongs to the website. */
export interface BookSettings {
  /** The product these files are delivered for; null when the book is not sold here. */
  productId: string | null;
  coverAlt: string;
  accent: string;
  paper: string;
}

/** Throws, naming file and key, when book.json lacks one of these. */
export function readBookSettings(bookFolder: string): BookSettings {
  const file = join(bookFolder, 'book.json');
  const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const direct = field(settings, 'direct');
  const productId = direct === null ? null : field(direct, 'productId');
  const coverAlt = field(settings, 'coverAlt');
  const light = field(field(settings, 'palette'), 'light');
  const accent = field(light, 'accent');
  const paper = field(light, 'surface');
  if (productId !== null && typeof productId !== 'string')
    throw new Error(`${file}: "direct.productId" must name a product, or be null when the book is not sold`);
  if (typeof coverAlt !== 'string') throw new Error(`${file}: "coverAlt" must describe the cover`);
  if (!isColour(accent) || !isColour(paper))
    throw new Error(`${file}: "palette.light" needs "accent" and "surface", each like #0F4C5C`);
  return { productId, coverAlt, accent, paper };
}

export function readCoverArt(bookFolder: string, settings: BookSettings): CoverArt {
  const file = join(bookFolder, 'cover.svg');
  const svg = existsSync(file) ? readFileSync(file) : null;
  return { svg, alt: settings.coverAlt, accent: settings.accent, paper: settings.paper };
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

export interface BookFile {
  format: 'pdf' | 'epub';
  /** Name a reader sees when saving, e.g. `Finding Peace.pdf`. */
  fileName: string;
  /** Relative to the folder of books.json, with `/`. */
  path: string;
  sizeBytes: number;
  sha256: string;
}

/** An entry of books.json. */
export interface BuiltBook {
  bookId: string;
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
  for (const bookId of readdirSync(booksFolder).sort()) {
    const folder = join(booksFolder, bookId);
    if (!existsSync(join(folder, 'manuscript', 'book.md'))) continue;
    const settings = readBookSettings(folder);
    if (settings.productId === null) continue;

    const manuscript = readManuscript(bookId, join(folder, 'manuscript'));
    if (!manuscript.isComplete) continue;
    const cover = readCoverArt(folder, settings);
    const jpeg = await coverJpeg(cover.svg ?? Buffer.from(typesetter.coverSvg(manuscript, cover)));
    const contents = {
      pdf: typesetter.pdf(manuscript, cover),
      epub: await packEpub(manuscript, { jpeg, alt: cover.alt }),
    };
    const files = (['pdf', 'epub'] as const).map((format) =>
      writeBook(outputFolder, bookId, manuscript.title, format, contents[format]),
    );
    built.push({ bookId, productId: settings.productId, files });
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
