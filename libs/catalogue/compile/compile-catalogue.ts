import { join } from 'node:path';
import { articleEntry, downloadsEntry, siteEntry, videosEntry } from './compose/entries.js';
import { bookEntry } from './compose/book-entry.js';
import { settled } from './compose/book-fallbacks.js';
import { drawArticle, drawBook, drawSite, drawSocialImages } from './compose/draw-pictures.js';
import { readContent } from './content/read-content.js';
import { ModuleFolder } from './emit/module-folder.js';
import { writeModules } from './emit/write-modules.js';
import { readOpenings } from './openings/read-openings.js';
import { pictureMethod, PictureStore, PublicFolder } from './pictures/picture-store.js';

interface Order {
  root: string;
  project: string;
  /** Whether pictures that are missing are drawn. */
  isDrawing?: boolean;
}

/**
 * Turns `<root>/content` into typed modules and pictures below `project`; pictures are kept in `<root>/made`.
 *
 * @throws ContentError when the content is not right; nothing has been written then
 * @throws MissingPicture for one that must not be drawn
 */
export async function compileCatalogue({ root, project, isDrawing = true }: Order): Promise<{
  bookCount: number;
  fileCount: number;
  madeCount: number;
}> {
  const content = await readContent(root);
  const publicFolder = new PublicFolder(join(project, 'generated-public'));
  const store = new PictureStore(await pictureMethod(), join(root, 'made/pictures'), publicFolder, isDrawing);

  const { portrait, artwork } = await drawSite(root, content, store);
  const socialImages = await drawSocialImages(root, content, store);
  const { fallbacks } = content.pages['book-detail'].words;
  const author = content.site.author.name;
  const books = await Promise.all(
    content.books.map(async (each) => {
      const book = settled(each.book, fallbacks);
      return bookEntry(each, book, await drawBook(root, { ...each, book }, author, store), author);
    }),
  );
  const articles = await Promise.all(
    content.articles.map(async (article) => {
      const drawn = await drawArticle(root, article, content, store);
      return articleEntry(article, drawn.picture, drawn.socialImage);
    }),
  );

  const videos = await videosEntry(root, content, store, publicFolder);
  const downloads = await downloadsEntry(root, content, publicFolder, store);
  const openings = await readOpenings(root, content, store);

  const publicFiles = await publicFolder.finish();
  const modules = new ModuleFolder(join(project, 'src/generated'));
  await writeModules(modules, {
    site: siteEntry(content, portrait),
    artwork: { ...artwork, socialImages },
    chat: content.chat,
    mails: content.mails,
    newsletter: content.newsletter,
    postage: content.postage,
    legalQuestionnaire: content.legalQuestionnaire,
    legal: content.legal,
    pages: content.pages,
    videos,
    downloads,
    books,
    articles,
    openings,
    publicFiles,
  });
  await modules.finish();
  await store.tidy();
  return { bookCount: books.length, fileCount: publicFiles.length, madeCount: store.madeCount };
}
