import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { ContentError, type ContentProblem } from '../content/content-error.js';

/** What the book builder (tools/asset-generators/books) notes of a PDF that is given away. */
interface MadeSample {
  /** Below `public/`, beside the note. */
  publicPaths: string[];
  pages: number;
  sizeBytes: number;
}

/**
 * How many pages each PDF has that is given away, by its address on the site. Nothing is known of files that the
 * builder has not made.
 *
 * @param note the builder's samples.json
 * @throws ContentError for files that are missing, or others than it tells of
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
        const message = `${found}, but ${note} tells of ${sample.sizeBytes}: \`npm run assets\` makes both anew`;
        problems.push({ file, key: '', message });
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}
