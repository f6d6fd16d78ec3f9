import type { Catalogue } from '../catalogue.js';
import { type Content, readContent } from '../content/read-content.js';
import type { Places } from '../places.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { bookEntry } from './book-entry.js';
import { chapterEntries, chapterSamples } from './chapter-samples.js';
import { withFallbacks } from './book-fallbacks.js';
import { drawArticle, drawBook, drawSite, drawSocialImages } from './draw-pictures.js';
import { mediaKitEntry } from './media-kit-entry.js';
import { readMadeFiles } from './made-files.js';
import { articleEntry, downloadsEntry, openingEntries, siteEntry, videosEntry } from './entries.js';

/**
 * Reads the content and adds its pictures, drawing missing ones.
 * @throws ContentError when the content is invalid; nothing is drawn then
 * @throws MissingPicture when the store must not draw
 */
export async function readCatalogue(
  places: Pick<Places, 'folder' | 'madeBooks'>,
  store: PictureStore,
): Promise<Catalogue> {
  return composeCatalogue(places, store, await readContent(places.folder));
}

/** @param drawn the same content, whose words are drawn in pictures */
export async function composeCatalogue(
  { folder, madeBooks }: Pick<Places, 'folder' | 'madeBooks'>,
  store: PictureStore,
  content: Content,
  drawn: Content = content,
): Promise<Catalogue> {
  const made = await readMadeFiles(madeBooks, folder, drawn);
  const { artwork, ...drawnAuthor } = await drawSite(folder, drawn, store);
  const socialImages = await drawSocialImages(folder, drawn, store);
  const { fallbacks } = content.pages['book-detail'].words;
  const words = { ...content.site.books, shops: content.pages.books.words.shops };
  const author = drawn.site.author.name;
  const books = await Promise.all(
    content.books.map(async (each) => {
      const book = withFallbacks(each.book, fallbacks);
      const sections = each.sales.sections.filter(({ kind }) => kind !== 'kit' || made.kit.length > 0);
      const sold = { ...each, sales: { ...each.sales, sections } };
      const inPictures = drawn.books.find(({ id }) => id === each.id) ?? each;
      const facts = { ...inPictures, book: withFallbacks(inPictures.book, fallbacks) };
      return bookEntry(sold, book, await drawBook(folder, facts, author, store), words);
    }),
  );
  const articles = await Promise.all(
    content.articles.map(async (article) => {
      const { picture, socialImage } = await drawArticle(folder, article, drawn, store);
      return articleEntry(article, picture, socialImage);
    }),
  );
  const samples = chapterSamples(content);
  const downloads = await downloadsEntry(folder, content, store, made.samples);
  const chapters = chapterEntries(samples, content.books, content.downloads.chapter);
  return {
    site: siteEntry(content, drawnAuthor),
    look: content.look,
    artwork: { ...artwork, socialImages },
    chat: content.chat,
    emails: content.emails,
    newsletter: content.newsletter,
    postage: content.postage,
    personalCopy: content.personalCopy,
    legalQuestionnaire: content.legalQuestionnaire,
    legalTopics: content.legal?.topics ?? [],
    legalGuidance: content.legal?.guidance ?? null,
    pages: content.pages,
    videos: await videosEntry(folder, content, store),
    events: content.events,
    mediaKit: await mediaKitEntry(folder, drawn, store),
    downloads: { ...downloads, samples: [...downloads.samples, ...chapters] },
    chapterSamples: samples,
    bookLinks: books.map(({ link }) => link),
    books: books.map(({ card }) => card),
    bookDetails: books.map(({ details }) => details),
    salesPages: books.map(({ sales }) => sales),
    productSeeds: books.flatMap(({ seed }) => seed ?? []),
    articles: articles.map(({ card }) => card),
    articleBodies: articles.map(({ body }) => body),
    openings: await openingEntries(folder, drawn, store),
    madeBooks: made.books,
    madeKit: made.kit,
    warnings: [...content.warnings, ...made.warnings],
    publicFiles: [...store.publicFiles].sort().map(([address, file]) => ({ address, file })),
  };
}
