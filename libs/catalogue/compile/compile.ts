import { fileURLToPath } from 'node:url';
import { compileCatalogue } from './compile-catalogue.js';
import { ContentError } from './content/read-content-file.js';
import { MissingPicture } from './pictures/picture-store.js';

const startedAt = performance.now();
const project = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  // A machine of others draws nothing: it finds what was committed.
  const isDrawing = !process.argv.includes('--draw-nothing');
  const { bookCount, fileCount, madeCount } = await compileCatalogue({ root, project, isDrawing });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${bookCount} books, ${fileCount} pictures (${madeCount} drawings made anew) in ${seconds} s.`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof MissingPicture)) throw error;
  console.error(`The content cannot be used yet:\n\n${error.message}\n`);
  process.exitCode = 1;
}
