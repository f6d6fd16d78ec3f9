import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { splitFrontMatter } from '../content/articles/read-article.js';
import type { SampleFile } from '../content/downloads.schema.js';
import type { Content } from '../content/read-content.js';
import { shownPath } from '../content/shown-path.js';

/** Record of a free PDF in samples.json, written by tools/asset-generators/books. */
interface MadeSample {
  author: string;
  /** Below `public/`, next to samples.json. */
  publicPaths: string[];
  pages: number;
  /** SVG files of its first pages, next to samples.json. */
  interior?: string[];
  sizeBytes: number;
}

/** Record of a book for sale in books.json. */
export interface MadeBook {
  bookId: string;
  /** Of the manuscript that it is made from; absent for files that the owner chose. */
  author?: string;
  productId: string;
  files: MadeBookFile[];
}

export interface MadeBookFile {
  format: string;
  /** Name of the buyer's copy: `Finding Peace.pdf`. */
  fileName: string;
  /** Below the folder of books.json. */
  path: string;
  pages?: number;
  sizeBytes: number;
  sha256: string;
}

/** Record of a file of the free kit in kit/kit.json. */
export interface KitFile {
  author: string;
  /** `workbook`, `budget`, or `kit` for both. */
  part: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

export interface SampleFacts {
  file: string;
  /** Of a PDF; null if the book builder did not make it. */
  pages: number | null;
  /** SVG files of its first pages, with the text as outlines. */
  interior: string[];
}

export interface MadeFiles {
  /** By public address. Without an entry there is no file. */
  samples: ReadonlyMap<string, SampleFacts>;
  /** Sentences about missing samples. The site starts without them. */
  warnings: string[];
  /** Files of the free kit; none if the content has no kit, or it is not made. */
  kit: KitFile[];
  /** Editions of the content's books, and of no others. */
  books: MadeBook[];
  /** Sentences about missing editions. The shop may sell files from the dashboard in their place. */
  bookWarnings: string[];
}

type Needs = Pick<Content, 'site' | 'books' | 'downloads' | 'pages'>;

/** Public folders of films and free files. tools/asset-generators/books makes the PDFs and the reader's data. */
export const publicPath = 'objects/digital-files';
export const attachedPath = 'attached_assets';

const remedy = 'run `npm run assets` to make it';

/**
 * Finds the made files of the content, and names those that are missing or differ from their record. Files by another
 * author are as good as missing: the folder may be a copy of hers.
 * @param folder of books.json and samples.json; may be missing
 * @param contentFolder of the manuscripts, which may be missing too
 */
export async function readMadeFiles(
  folder: string,
  contentFolder: string,
  content: Needs,
): Promise<MadeFiles> {
  const authorOf = async (place: string) =>
    (await readAuthor(path.join(contentFolder, place))) ?? content.site.author.name;
  const samples = await findSamples(folder, content, authorOf);
  const books = await findBooks(folder, content, authorOf);
  const kit = content.site.parts.includes('starter-kit')
    ? await findKit(folder, contentFolder)
    : { found: [], warnings: [] };
  return {
    samples: samples.found,
    kit: kit.found,
    warnings: [...samples.warnings, ...kit.warnings],
    books: books.found,
    bookWarnings: books.warnings,
  };
}

async function findSamples(folder: string, content: Needs, authorOf: AuthorOf) {
  const records = await readRecords<MadeSample>(path.join(folder, 'samples.json'));
  const found = new Map<string, SampleFacts>();
  const missing: string[] = [];
  const warnings: string[] = [];
  for (const [address, place] of sampleAddresses(content)) {
    const file = path.join(folder, 'public', address);
    const sizeBytes = await sizeOf(file);
    const record = records.find(({ publicPaths }) => publicPaths.includes(address.slice(1)));
    const interior = (record?.interior ?? []).map((each) => path.join(folder, each));
    const isOthers = record && record.author !== (await authorOf(place));
    const isComplete = (await Promise.all(interior.map(sizeOf))).every((size) => size !== null);
    if (isOthers)
      warnings.push(
        `${shownPath(file)} is by ${record.author}, so the site doesn’t offer it: ${remedy} again.`,
      );
    else if (sizeBytes === null) missing.push(address.slice(1));
    else if (record && ((isPdf(address) && sizeBytes !== record.sizeBytes) || !isComplete)) {
      warnings.push(`${shownPath(file)} differs from its record in samples.json: ${remedy} again.`);
      found.set(address, { file, pages: null, interior: [] });
    } else found.set(address, { file, pages: record?.pages ?? null, interior });
  }
  if (missing.length > 0)
    warnings.push(
      `${shownPath(path.join(folder, 'public'))} has no ${missing.join(', ')}, so the site doesn’t offer them: run \`npm run assets\`.`,
    );
  return { found, warnings };
}

const isPdf = (name: string) => name.endsWith('.pdf');

export const attachedAddress = (fileName: string) => `/${attachedPath}/${fileName}`;

/** Addresses of a sample chapter: its PDF, the text for the reader on the page, and a second copy of the PDF. */
export function addressesOf({ fileName, attachedName }: SampleFile) {
  const url = `/${publicPath}/${fileName}`;
  const attachedUrl = attachedName === null ? null : attachedAddress(attachedName);
  return { url, readingUrl: url.replace(/pdf$/, 'json'), attachedUrl };
}

/** Public addresses of all files that the book builder makes of the content, with the folders that they are made from. */
function sampleAddresses({ downloads: { cards, samples }, pages }: Needs): Map<string, string> {
  const places = new Map<string, string>();
  for (const card of cards)
    if (card.kind === 'pdf') places.set(attachedAddress(card.fileName), card.printed.from);
  for (const sample of samples)
    for (const address of Object.values(addressesOf(sample)))
      if (address !== null) places.set(address, sample.printed.from);
  const demo = pages['download-demo'];
  if (demo) places.set(attachedAddress(demo.words.file.fileName), 'booklets/before-you-buy');
  return places;
}

async function findKit(folder: string, contentFolder: string) {
  const about = await readJson(path.join(contentFolder, 'kits/grant-writer-starter-kit/kit.json'));
  if (typeof about !== 'object' || about === null || !('author' in about)) return { found: [], warnings: [] };
  const records = await readRecords<KitFile>(path.join(folder, 'kit/kit.json'));
  const own = records.filter(({ author }) => author === about.author);
  const sizes = await Promise.all(own.map(({ fileName }) => sizeOf(path.join(folder, 'kit', fileName))));
  const found = own.every(({ sizeBytes }, at) => sizes[at] === sizeBytes) ? own : [];
  const place = shownPath(path.join(folder, 'kit'));
  const warning = `${place} has no starter kit, so the site doesn’t give it away: ${remedy}.`;
  return { found, warnings: found.length > 0 ? [] : [warning] };
}

async function findBooks(folder: string, { books }: Needs, authorOf: AuthorOf) {
  const records = await readRecords<MadeBook>(path.join(folder, 'books.json'));
  const found: MadeBook[] = [];
  const warnings: string[] = [];
  for (const { id, book } of books) {
    if (!book.direct) continue;
    const { productId } = book.direct;
    const record = records.find((each) => each.productId === productId && each.bookId === id);
    const isOthers = record?.author !== undefined && record.author !== (await authorOf(`books/${id}`));
    if (record && !isOthers) found.push(record);
    const { files } = record ?? { files: [] };
    if (isOthers)
      warnings.push(
        `${shownPath(path.join(folder, id))} is by ${record.author}, so the site doesn’t sell it: run \`npm run assets\` to make your own.`,
      );
    else if (files.length === 0)
      warnings.push(
        `${shownPath(path.join(folder, id))} has no file to sell of the book "${id}", so it isn’t on sale until it has one: run \`npm run assets\`, or add a file in the dashboard.`,
      );
    for (const { path: name, sizeBytes } of isOthers ? [] : files)
      if ((await sizeOf(path.join(folder, name))) !== sizeBytes)
        warnings.push(
          `${shownPath(path.join(folder, name))} is missing or differs from its record in books.json: ${remedy} again.`,
        );
  }
  return { found, warnings };
}

type AuthorOf = (place: string) => Promise<string>;

/** On the title page of a manuscript; null without one. */
async function readAuthor(folder: string): Promise<string | null> {
  const written = await readFile(path.join(folder, 'manuscript/book.md'), 'utf8').catch(() => null);
  const page = written === null ? null : splitFrontMatter(written);
  const author = page && 'fields' in page ? (page.fields as Record<string, unknown>)['author'] : null;
  return typeof author === 'string' ? author.trim() : null;
}

async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}

/** Records that cannot be read are as good as none: `npm run assets` writes both again. */
async function readRecords<Made>(file: string): Promise<Made[]> {
  const records = await readJson(file);
  return Array.isArray(records) ? (records as Made[]) : [];
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
