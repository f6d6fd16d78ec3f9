import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { ContentError, type ContentProblem } from '../content/content-error.js';

/** Record of a free PDF in samples.json, written by tools/asset-generators/books. */
interface MadeSample {
  /** Below `public/`, next to samples.json. */
  publicPaths: string[];
  pages: number;
  sizeBytes: number;
}

/**
 * Returns the page count of every free PDF, by its address. Files that the book builder did not make have no
 * entry.
 * @param note path of the builder's samples.json
 * @throws ContentError for missing files, or files that differ from the record
 */
export async function readMadeSamples(note: string): Promise<Map<string, number>> {
  const written = await readFile(note, 'utf8').catch(() => '[]');
  const pages = new Map<string, number>();
  const problems: ContentProblem[] = [];
  for (const sample of JSON.parse(written) as MadeSample[]) {
    for (const name of sample.publicPaths.filter((each) => each.endsWith('.pdf'))) {
      const file = path.join(path.dirname(note), 'public', name);
      const sizeBytes = (await stat(file).catch(() => null))?.size;
      if (sizeBytes === sample.sizeBytes) pages.set(`/${name}`, sample.pages);
      else {
        const found = sizeBytes === undefined ? 'is missing' : `has ${sizeBytes} bytes`;
        const message = `${found}, but ${note} says ${sample.sizeBytes}: run \`npm run assets\` to make both again`;
        problems.push({ file, key: '', message });
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}
