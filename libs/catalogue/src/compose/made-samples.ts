import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { ContentError, type ContentProblem } from '../content/content-error.js';

/** Record of a free PDF in samples.json, written by tools/asset-generators/books. */
interface MadeSample {
  /** Below `public/`, next to samples.json. */
  publicPaths: string[];
  pages: number;
  /** SVG files of its first pages, next to samples.json. */
  interior?: string[];
  sizeBytes: number;
}

export interface SampleFacts {
  pages: number;
  /** SVG files of its first pages, with the text as outlines. */
  interior: string[];
}

/**
 * Returns page count and pictured pages of every free PDF, by its address. Files that the book builder did not make
 * have no entry.
 * @param note path of the builder's samples.json
 * @throws ContentError for missing files, or files that differ from the record
 */
export async function readMadeSamples(note: string): Promise<Map<string, SampleFacts>> {
  const written = await readFile(note, 'utf8').catch(() => '[]');
  const facts = new Map<string, SampleFacts>();
  const problems: ContentProblem[] = [];
  for (const sample of JSON.parse(written) as MadeSample[]) {
    for (const name of sample.publicPaths.filter((each) => each.endsWith('.pdf'))) {
      const file = path.join(path.dirname(note), 'public', name);
      const sizeBytes = (await stat(file).catch(() => null))?.size;
      const interior = (sample.interior ?? []).map((each) => path.join(path.dirname(note), each));
      if (sizeBytes === sample.sizeBytes) facts.set(`/${name}`, { pages: sample.pages, interior });
      else {
        const found = sizeBytes === undefined ? 'is missing' : `has ${sizeBytes} bytes`;
        const message = `${found}, but ${note} says ${sample.sizeBytes}: run \`npm run assets\` to make both again`;
        problems.push({ file, key: '', message });
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return facts;
}
