import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readJson } from '../book-settings.js';

/** A PDF that is given away, as content/downloads.json describes it. */
export interface Sample {
  fileName: string;
  /** Public paths of the PDF, without the leading slash. */
  publicPaths: string[];
  /** Path of the text for the reader in the page; null if there is only a PDF. */
  readingPath: string | null;
  /** Folder below content/ whose manuscript it is taken from: `books/fresh-start`. */
  from: string;
  /** Names of chapter files without `.md`; null for the whole. */
  chapters: string[] | null;
  /** Shown on the title page. */
  edition: string;
  /** A last page: what else there is to read. Paragraphs of Markdown. */
  closing: { title: string; paragraphs: string[] };
}

interface Download {
  kind: string;
  fileName: string;
  /** Of a sample: one more copy of the PDF is called so. */
  attachedName?: string | null;
  printed?: Omit<Sample, 'fileName' | 'publicPaths' | 'readingPath'>;
}

const attachedPath = 'attached_assets';

const samplesPath = 'objects/digital-files';

/** None without the file. The shape of the file is checked where the catalogue is compiled (libs/catalogue). */
export function readSamples(contentFolder: string): Sample[] {
  const file = join(contentFolder, 'downloads.json');
  if (!existsSync(file)) return [];
  const { cards = [], samples = [] } = readJson(file) as Partial<Record<'cards' | 'samples', Download[]>>;
  return [
    ...cards.flatMap(({ fileName, printed }) =>
      printed
        ? { fileName, publicPaths: [`${attachedPath}/${fileName}`], readingPath: null, ...printed }
        : [],
    ),
    ...samples.flatMap(({ fileName, attachedName, printed }) => {
      if (!printed) return [];
      const attached = attachedName ? [`${attachedPath}/${attachedName}`] : [];
      const path = `${samplesPath}/${fileName}`;
      const readingPath = path.replace(/pdf$/, 'json');
      return { fileName, publicPaths: [path, ...attached], readingPath, ...printed };
    }),
  ];
}

/** An entry of samples.json: what a public PDF, and the file beside it for the reader in the page, are made of. */
export interface BuiltSample {
  fileName: string;
  author: string;
  /** Every file that holds it, below `public`. */
  publicPaths: string[];
  /** Files of chapters, from content/: `books/fresh-start/manuscript/05-the-wall.md`. */
  chapters: string[];
  pages: number;
  /** Pictures of its first pages, beside samples.json: `interiors/finding-peace-sample-1.svg`. */
  interior?: string[];
  sizeBytes: number;
  sha256: string;
}
