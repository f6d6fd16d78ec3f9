import { fileURLToPath } from 'node:url';
import { compileCatalogue } from './compile-catalogue.js';
import { ContentError } from './content/content-error.js';

const startedAt = performance.now();
const project = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const { bookCount, fileCount, madeCount } = await compileCatalogue({ root, project });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${bookCount} books, ${fileCount} pictures (${madeCount} drawings made anew) in ${seconds} s.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`The content cannot be used yet:\n\n${error.message}\n`);
  process.exitCode = 1;
}
