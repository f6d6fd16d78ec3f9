// Checks the content without starting the site: `npm run content:check`. With --draw it also draws missing
// pictures into the folder and removes unused ones; with --drawn a missing picture is an error.
import path from 'node:path';

import { readCatalogue } from './compose/read-catalogue.js';
import { readMadeFiles } from './compose/made-files.js';
import { readContent } from './content/read-content.js';
import { PictureStore } from './pictures/picture-store.js';
import { places } from './places.js';

const { folder, madeBooks, pictureFolders } = places;
const asked = process.argv[2];

interface Checked {
  found: string;
  warnings: readonly string[];
}

async function check(): Promise<Checked> {
  if (asked !== '--draw' && asked !== '--drawn') {
    const content = await readContent(folder);
    const { books, articles, pages } = content;
    const { warnings, bookWarnings } = await readMadeFiles(madeBooks, folder, content);
    const found = `books: ${books.length}, articles: ${articles.length}, pages: ${Object.keys(pages).length}`;
    return { found, warnings: [...content.warnings, ...bookWarnings, ...warnings] };
  }
  const madePictures = path.join(folder, 'made/pictures');
  const store = new PictureStore([madePictures, ...pictureFolders], asked === '--draw');
  const { books, warnings } = await readCatalogue(places, store);
  if (asked === '--draw') await store.tidy();
  const found = `books: ${books.length}, public files: ${store.publicFiles.size}, pictures drawn: ${store.drawnCount}`;
  return { found, warnings };
}

try {
  const { found, warnings } = await check();
  process.stdout.write(`The content in ${folder} is valid: ${found}.\n`);
  for (const warning of warnings) process.stdout.write(`· ${warning}\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The content in ${folder} has errors:\n\n${message}\n`);
  process.exitCode = 1;
}
