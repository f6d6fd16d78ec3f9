// Checks the content without starting the site: `npm run content:check`. With --draw it also draws missing
// pictures and removes unused ones; with --drawn a missing picture is an error.
import { readCatalogue } from './compose/read-catalogue.js';
import { ContentError } from './content/content-error.js';
import { readContent } from './content/read-content.js';
import { MissingPicture, PictureStore } from './pictures/picture-store.js';
import { places } from './places.js';

const { folder, pictureFolders } = places;
const asked = process.argv[2];

async function check(): Promise<string> {
  if (asked !== '--draw' && asked !== '--drawn') {
    const { books, articles, pages } = await readContent(folder);
    return `${books.length} books, ${articles.length} articles and ${Object.keys(pages).length} pages`;
  }
  const store = new PictureStore(pictureFolders, asked === '--draw');
  const { books } = await readCatalogue(places, store);
  if (asked === '--draw') await store.tidy();
  return `${books.length} books, ${store.publicFiles.size} public files (${store.drawnCount} pictures drawn)`;
}

try {
  process.stdout.write(`The content in ${folder} is valid: ${await check()}.\n`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof MissingPicture)) throw error;
  process.stderr.write(`The content in ${folder} has errors:\n\n${error.message}\n`);
  process.exitCode = 1;
}
