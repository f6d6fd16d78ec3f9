import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readBookSettings, readCoverArt } from '../book-settings.js';
import { readManuscript } from '../manuscript/read-manuscript.js';
import type { Typesetter } from '../pdf/typesetter.js';
import { readSamples } from './read-samples.js';
import { sampleEdition } from './sample-edition.js';

/** An entry of samples.json: what a public PDF is made of. */
export interface BuiltSample {
  fileName: string;
  /** Files of chapters, from content/: `books/fresh-start/manuscript/05-the-wall.md`. */
  chapters: string[];
  sizeBytes: number;
  sha256: string;
}

/**
 * Sets everything that content/downloads.json gives away as PDFs in `<outputFolder>/samples`, which the site serves,
 * and says in `<outputFolder>/samples.json` which chapters each of them holds.
 */
export function buildSamples(
  typesetter: Typesetter,
  contentFolder: string,
  outputFolder: string,
): BuiltSample[] {
  mkdirSync(join(outputFolder, 'samples'), { recursive: true });
  const built = readSamples(contentFolder).map((sample): BuiltSample => {
    const folder = join(contentFolder, sample.from);
    const place = `${sample.from}/manuscript`;
    const isBooklet = sample.from.startsWith('booklets/');
    const whole = readManuscript(basename(folder), join(folder, 'manuscript'), `content/${place}`);
    const edition = sampleEdition(whole, sample, isBooklet);
    const pdf = typesetter.pdf(edition, readCoverArt(folder, readBookSettings(folder)));
    writeFileSync(join(outputFolder, 'samples', sample.fileName), pdf);
    const names = edition.sections.map(({ id }) => id).filter((id) => id !== 'closing');
    return {
      fileName: sample.fileName,
      chapters: names.map((name) => `${place}/${name}.md`),
      sizeBytes: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    };
  });
  writeFileSync(join(outputFolder, 'samples.json'), `${JSON.stringify(built, null, 2)}\n`);
  return built;
}
