import type { Content } from '../content/read-content.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { socialImage } from '../pictures/social-image.js';
import { bookCoverSvg, portraitSvg } from './drawings.js';

/**
 * Draws what links to pages show that are about no one book.
 * @returns by path of the page, the picture's path
 */
export async function drawSocialImages(
  root: string,
  { site, books, socialImages }: Content,
  store: PictureStore,
): Promise<Record<string, string>> {
  const byline = site.author.name;
  const drawn: Record<string, string> = {};
  for (const [path, { title, text, picture }] of Object.entries(socialImages)) {
    const isPortrait = picture === 'portrait';
    const lender = isPortrait ? site.navigation.booksMenu.featuredBookId : picture;
    const book = books.find(({ id }) => id === lender)?.book;
    if (!book) throw new Error(`${path} passed its checks without a book that lends it its colours.`);
    const pictureSvg = isPortrait
      ? await portraitSvg(root, byline)
      : await bookCoverSvg(root, picture, { ...book, author: byline });
    const name = `page${path.replaceAll('/', '-')}`;
    drawn[path] = await store.publish(
      socialImage({ name, pictureSvg, title, text, byline, palette: book.palette.light }),
    );
  }
  return drawn;
}
