import { fileURLToPath } from 'node:url';
import { buildBooks } from './src/build-books.js';
import { ManuscriptError } from './src/manuscript/manuscript-error.js';

const BOOKS = fileURLToPath(new URL('../../content/books', import.meta.url));
const OUTPUT = fileURLToPath(new URL('./dist', import.meta.url));

try {
  const started = performance.now();
  const built = await buildBooks(BOOKS, OUTPUT);
  for (const { bookId, files } of built) {
    const sizes = files.map(({ format, sizeBytes }) => `${format} ${Math.round(sizeBytes / 1000)} kB`);
    console.log(`${bookId}: ${sizes.join(', ')}`);
  }
  console.log(`${built.length} book(s) made in ${Math.round(performance.now() - started)} ms`);
} catch (error) {
  if (!(error instanceof ManuscriptError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
