import { join } from 'node:path';
import { bookEntry, type BookEntry } from './compose/book-entry.js';
import { drawBook, drawSite } from './compose/draw-pictures.js';
import { siteEntry } from './compose/site-entry.js';
import { readContent } from './content/read-content.js';
import { ModuleFolder } from './emit/module-folder.js';
import { writeModules } from './emit/write-modules.js';
import { Kitchen } from './pictures/kitchen.js';
import { PublicFolder } from './pictures/public-folder.js';

/**
 * Turns `<root>/content` into typed modules and pictures below `project`.
 *
 * @throws ContentError when the content is not right; nothing has been written then
 */
export async function compileCatalogue({ root, project }: { root: string; project: string }): Promise<{
  bookCount: number;
  fileCount: number;
  madeCount: number;
}> {
  const content = await readContent(root);
  const publicFolder = new PublicFolder(join(project, 'generated-public'));
  const kitchen = new Kitchen(join(project, '.cache/pictures'), publicFolder);

  const { portrait, artwork } = await drawSite(root, content, kitchen);
  const books: BookEntry[] = [];
  for (const book of content.books) {
    const pictures = await drawBook(root, book, content.site.author.name, kitchen);
    books.push(bookEntry(book, pictures.cover, pictures.socialImage));
  }

  const publicFiles = await publicFolder.finish();
  const modules = new ModuleFolder(join(project, 'src/generated'));
  await writeModules(modules, { site: siteEntry(content, portrait), artwork, books, publicFiles });
  await modules.finish();
  await kitchen.tidy();
  return { bookCount: books.length, fileCount: publicFiles.length, madeCount: kitchen.madeCount };
}
