import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { SampleFile } from '../content/downloads.schema.js';
import type { Content } from '../content/read-content.js';

/** Record of a free PDF in samples.json, written by tools/asset-generators/books. */
interface MadeSample {
  /** Below `public/`, next to samples.json. */
  publicPaths: string[];
  pages: number;
  /** SVG files of its first pages, next to samples.json. */
  interior?: string[];
  sizeBytes: number;
}

/** Record of a book for sale in books.json. */
interface MadeBook {
  productId: string;
  files: { path: string; sizeBytes: number }[];
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
  /** Sentences about missing editions. The shop may sell files from the dashboard in their place. */
  bookWarnings: string[];
}

type Needs = Pick<Content, 'books' | 'downloads' | 'pages'>;

/** Public folders of films and free files. tools/asset-generators/books makes the PDFs and the reader's data. */
export const publicPath = 'objects/digital-files';
export const attachedPath = 'attached_assets';

const remedy = 'run `npm run assets` to make it';

/**
 * Finds the made files of the content, and names those that are missing or differ from their record.
 * @param folder of books.json and samples.json; may be missing
 */
export async function readMadeFiles(folder: string, content: Needs): Promise<MadeFiles> {
  const samples = await findSamples(folder, content);
  return {
    samples: samples.found,
    warnings: samples.warnings,
    bookWarnings: await checkBooks(folder, content),
  };
}

async function findSamples(folder: string, content: Needs) {
  const records = await readRecords<MadeSample>(path.join(folder, 'samples.json'));
  const found = new Map<string, SampleFacts>();
  const warnings: string[] = [];
  for (const address of sampleAddresses(content)) {
    const file = path.join(folder, 'public', address);
    const sizeBytes = await sizeOf(file);
    const record = records.find(({ publicPaths }) => publicPaths.includes(address.slice(1)));
    const interior = (record?.interior ?? []).map((each) => path.join(folder, each));
    const isComplete = (await Promise.all(interior.map(sizeOf))).every((size) => size !== null);
    if (sizeBytes === null) warnings.push(`${file} is missing, so the site doesn’t offer it: ${remedy}.`);
    else if (record && ((isPdf(address) && sizeBytes !== record.sizeBytes) || !isComplete)) {
      warnings.push(`${file} differs from its record in samples.json: ${remedy} again.`);
      found.set(address, { file, pages: null, interior: [] });
    } else found.set(address, { file, pages: record?.pages ?? null, interior });
  }
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

/** Public addresses of all files that the book builder makes of the content. */
function sampleAddresses({ downloads: { cards, samples }, pages }: Needs): Set<string> {
  return new Set([
    ...cards.filter(({ kind }) => kind === 'pdf').map(({ fileName }) => attachedAddress(fileName)),
    ...samples.flatMap((sample) => Object.values(addressesOf(sample)).filter((address) => address !== null)),
    attachedAddress(pages['download-demo'].words.file.fileName),
  ]);
}

async function checkBooks(folder: string, { books }: Needs): Promise<string[]> {
  const records = await readRecords<MadeBook>(path.join(folder, 'books.json'));
  const warnings: string[] = [];
  for (const { id, book } of books) {
    if (!book.direct) continue;
    const { productId } = book.direct;
    const files = records.find((record) => record.productId === productId)?.files ?? [];
    if (files.length === 0)
      warnings.push(
        `${path.join(folder, id)} has no file to sell of the book "${id}", so it isn’t on sale until it has one: run \`npm run assets\`, or add a file in the dashboard.`,
      );
    for (const { path: name, sizeBytes } of files)
      if ((await sizeOf(path.join(folder, name))) !== sizeBytes)
        warnings.push(
          `${path.join(folder, name)} is missing or differs from its record in books.json: ${remedy} again.`,
        );
  }
  return warnings;
}

async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}

/** Records that cannot be read are as good as none: `npm run assets` writes both again. */
async function readRecords<Made>(file: string): Promise<Made[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Made[];
  } catch {
    return [];
  }
}
