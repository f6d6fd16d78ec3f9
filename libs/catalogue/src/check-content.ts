// Says what is wrong with the content, without a start: `npm run content:check`. With --draw it also draws the pictures
// that are missing, and removes those that nothing asks for; with --drawn a missing picture is wrong too.
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
  return `${books.length} books, ${store.publicFiles.size} files for visitors (${store.madeCount} drawings made anew)`;
}

try {
  process.stdout.write(`The content in ${folder} can be used: ${await check()}.\n`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof MissingPicture)) throw error;
  process.stderr.write(`The content in ${folder} cannot be used yet:\n\n${error.message}\n`);
  process.exitCode = 1;
}
