import { join } from 'node:path';
import { contentFolder } from '../../start/paths.mjs';
import { buildBooks } from './src/build-books.js';
import { ManuscriptError } from './src/manuscript/front-matter.js';
import { Typesetter } from './src/pdf/typesetter.js';
import { buildKit } from './src/kit/build-kit.js';
import { buildSamples } from './src/samples/build-samples.js';

const CONTENT = contentFolder();
const OUTPUT = join(CONTENT, 'made/books');

try {
  const started = performance.now();
  const typesetter = await Typesetter.start();
  const built = await buildBooks(typesetter, join(CONTENT, 'books'), OUTPUT);
  const samples = await buildSamples(typesetter, CONTENT, OUTPUT);
  const kit = await buildKit(typesetter, CONTENT, OUTPUT);
  for (const { bookId, files } of built) {
    const sizes = files.map(({ format, sizeBytes }) => `${format} ${Math.round(sizeBytes / 1000)} kB`);
    console.log(`${bookId}: ${sizes.join(', ')}`);
  }
  for (const { fileName, sizeBytes } of [...samples, ...kit])
    console.log(`${fileName}: ${Math.round(sizeBytes / 1000)} kB`);
  console.log(
    `${built.length} book(s) and ${samples.length} sample(s) made in ${Math.round(performance.now() - started)} ms`,
  );
} catch (error) {
  if (!(error instanceof ManuscriptError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
