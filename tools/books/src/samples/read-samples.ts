import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A PDF that is given away, as content/downloads.json describes it. */
export interface Sample {
  fileName: string;
  /** Folder below content/ whose manuscript it is taken from: `books/fresh-start`. */
  from: string;
  /** Names of chapter files without `.md`; null for the whole. */
  chapters: string[] | null;
  /** Stands on the title page. */
  edition: string;
  /** A last page: what else there is to read. Paragraphs of Markdown. */
  closing: { title: string; paragraphs: string[] };
}

interface Download {
  kind: string;
  fileName: string;
  printed?: Omit<Sample, 'fileName'>;
}

/** The shape of the file is checked where the catalogue is compiled (libs/catalogue). */
export function readSamples(contentFolder: string): Sample[] {
  const file = join(contentFolder, 'downloads.json');
  const { cards, samples } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'cards' | 'samples',
    Download[]
  >;
  return [...cards, ...samples].flatMap(({ fileName, printed }) =>
    printed ? [{ fileName, ...printed }] : [],
  );
}
