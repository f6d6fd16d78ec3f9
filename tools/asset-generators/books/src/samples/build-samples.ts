import { readSamples, type BuiltSample } from './read-samples.js';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { readBookSettings, readCoverArt } from '../book-settings.js';
import { buildDemo } from '../demo/build-demo.js';
import type { CoverArt } from '../cover-art.js';
import type { Manuscript } from '../manuscript/manuscript.js';
import { readManuscript } from '../manuscript/read-manuscript.js';
import { firstTextPage } from '../pdf/book-source.js';
import { pageCountOf, type Typesetter } from '../pdf/typesetter.js';
import { sampleReading } from '../reading/sample-reading.js';
import { sampleEdition } from './sample-edition.js';

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
  /** The first page of text and the two that face each other after it. */
  const drawInterior = (fileName: string, edition: Manuscript, cover: CoverArt): string[] => {
    const first = firstTextPage(edition);
    mkdirSync(join(outputFolder, 'interiors'), { recursive: true });
    return typesetter.pageSvgs(edition, cover, [first, first + 1, first + 2]).map((svg, at) => {
      const path = `interiors/${basename(fileName, '.pdf')}-${at + 1}.svg`;
      writeFileSync(join(outputFolder, path), svg);
      return path;
    });
  };
  const samples: BuiltSample[] = [];
  for (const sample of readSamples(contentFolder)) {
    const folder = join(contentFolder, sample.from);
    const place = `${sample.from}/manuscript`;
    const isBooklet = sample.from.startsWith('booklets/');
    const whole = readManuscript(basename(folder), join(folder, 'manuscript'), join(folder, 'manuscript'));
    const edition = sampleEdition(whole, sample, isBooklet);
    const cover = await readCoverArt(folder, readBookSettings(folder));
    const pdf = typesetter.pdf(edition, cover);
    for (const path of sample.publicPaths) publish(path, pdf);
    if (sample.readingPath) publish(sample.readingPath, JSON.stringify(sampleReading(edition)));
    const interior = sample.readingPath ? drawInterior(sample.fileName, edition, cover) : null;
    const names = edition.sections.map(({ id }) => id).filter((id) => id !== 'closing');
    samples.push({
      fileName: sample.fileName,
      author: edition.author,
      publicPaths: [...sample.publicPaths, ...(sample.readingPath ? [sample.readingPath] : [])],
      chapters: names.map((name) => `${place}/${name}.md`),
      pages: pageCountOf(pdf),
      ...(interior ? { interior } : {}),
      sizeBytes: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    });
  }
  const demo = await buildDemo(typesetter, contentFolder);
  for (const path of demo?.made.publicPaths ?? []) publish(path, demo?.pdf ?? '');
  const built = [...samples, ...(demo ? [demo.made] : [])];
  writeFileSync(join(outputFolder, 'samples.json'), `${JSON.stringify(built, null, 2)}\n`);
  return built;
}
