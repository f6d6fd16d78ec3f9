import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { readBookSettings, readCoverArt } from '../build-books.js';
import { buildDemo } from '../demo/build-demo.js';
import { readManuscript } from '../manuscript/read-manuscript.js';
import type { Typesetter } from '../pdf/typesetter.js';
import { sampleReading } from '../reading/sample-reading.js';
import { sampleEdition } from './sample-edition.js';

/** A PDF that is given away, as content/downloads.json describes it. */
export interface Sample {
  fileName: string;
  /** Where the PDF stands, as paths of the site without the slash at their beginning. */
  publicPaths: string[];
  /** Where the words for the reader in the page stand; null for what is only printed. */
  readingPath: string | null;
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
  /** Of a sample: one more copy of the PDF is called so. */
  attachedName?: string | null;
  printed?: Omit<Sample, 'fileName' | 'publicPaths' | 'readingPath'>;
}

const attachedPath = 'attached_assets';
const samplesPath = 'objects/digital-files';

/** The shape of the file is checked where the catalogue is compiled (libs/catalogue). */
function readSamples(contentFolder: string): Sample[] {
  const file = join(contentFolder, 'downloads.json');
  const { cards, samples } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'cards' | 'samples',
    Download[]
  >;
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
  /** Every file that holds it, below `public`. */
  publicPaths: string[];
  /** Files of chapters, from content/: `books/fresh-start/manuscript/05-the-wall.md`. */
  chapters: string[];
  sizeBytes: number;
  sha256: string;
}

/**
 * Sets everything that content/downloads.json gives away as PDFs, and the PDF to try a download with, in
 * `<outputFolder>/public`, which the site serves as it lies there, with the words for the reader of samples beside
 * them, and says in `<outputFolder>/samples.json` which chapters each of them holds.
 */
export async function buildSamples(
  typesetter: Typesetter,
  contentFolder: string,
  outputFolder: string,
): Promise<BuiltSample[]> {
  const publish = (path: string, content: Buffer | string): void => {
    const file = join(outputFolder, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const samples = readSamples(contentFolder).map((sample): BuiltSample => {
    const folder = join(contentFolder, sample.from);
    const place = `${sample.from}/manuscript`;
    const isBooklet = sample.from.startsWith('booklets/');
    const whole = readManuscript(basename(folder), join(folder, 'manuscript'), `content/${place}`);
    const edition = sampleEdition(whole, sample, isBooklet);
    const pdf = typesetter.pdf(edition, readCoverArt(folder, readBookSettings(folder)));
    for (const path of sample.publicPaths) publish(path, pdf);
    if (sample.readingPath) publish(sample.readingPath, JSON.stringify(sampleReading(edition)));
    const names = edition.sections.map(({ id }) => id).filter((id) => id !== 'closing');
    return {
      fileName: sample.fileName,
      publicPaths: [...sample.publicPaths, ...(sample.readingPath ? [sample.readingPath] : [])],
      chapters: names.map((name) => `${place}/${name}.md`),
      sizeBytes: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    };
  });
  const demo = await buildDemo(typesetter, contentFolder);
  for (const path of demo.made.publicPaths) publish(path, demo.pdf);
  const built = [...samples, demo.made];
  writeFileSync(join(outputFolder, 'samples.json'), `${JSON.stringify(built, null, 2)}\n`);
  return built;
}
