import type { ScenePicture } from '../../src/book.js';
import type { CoverImage, Picture } from '../../src/picture.js';
import type { Artwork } from '../../src/site.js';
import type { BookContent, Content } from '../content/read-content.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { responsivePicture } from '../pictures/responsive-picture.js';
import { scenePicture, sceneSize } from '../pictures/scenes/scene-picture.js';
import { siteIcons } from '../pictures/site-icons.js';
import { socialImage } from '../pictures/social-image.js';
import { standInMark, standInOrnament } from '../pictures/stand-in-site-art.js';
import type { SettledBook } from './book-fallbacks.js';
import { bookCoverSvg, drawing, portraitSvg } from './drawings.js';

/** In pixels; a cover is drawn at the same widths wherever it is shown. */
export const coverWidths = [320, 640, 960, 1280];
const portraitWidths = [320, 480, 800, 1200];

export interface BookPictures {
  cover: CoverImage;
  socialImage: string;
  /** The book as a thing, as its detail.json asks for. */
  scenes: ScenePicture[];
}

/** Draws the cover of a book at every size, the picture that links to it show, and the scenes of its page. */
export async function drawBook(
  root: string,
  { id, book, detail }: Pick<BookContent, 'id' | 'detail'> & { book: SettledBook },
  author: string,
  store: PictureStore,
): Promise<BookPictures> {
  const palette = book.palette.light;
  const svg = await bookCoverSvg(root, id, { ...book, author });
  const { webpByWidth, ...facts } = await store.publish(responsivePicture(id, svg, coverWidths));
  const cover: CoverImage = {
    alt: book.coverAlt,
    width: 640,
    height: 960,
    ...facts,
    src: webpByWidth[640] ?? '',
    thumbSrc: webpByWidth[320] ?? '',
  };
  const shared = {
    name: id,
    pictureSvg: svg,
    title: book.title,
    text: book.summary,
    byline: author,
    palette,
  };
  const look = { coverSvg: svg, title: book.title, author, binding: palette.accent };
  const scenes = await inTurn(detail?.pictures ?? [], async ({ scene, alt, art }): Promise<ScenePicture> => {
    const { width, height } = sceneSize(scene);
    const { webpByWidth: files, ...seen } = await store.publish(
      scenePicture({
        ...look,
        name: id,
        scene,
        palette,
        pages: book.pages,
        text: book.detailedDescription?.[0] ?? book.summary,
        art: art ?? null,
      }),
    );
    return { scene, alt, width, height, ...seen, src: files[width] ?? '' };
  });
  return { cover, socialImage: await store.publish(socialImage(shared)), scenes };
}

/** One after the other: a scene takes some 80 MB while it is drawn. */
async function inTurn<From, To>(list: readonly From[], make: (from: From) => Promise<To>): Promise<To[]> {
  const made: To[] = [];
  for (const each of list) made.push(await make(each));
  return made;
}

/** Draws the portrait, the icons and the picture that links to the site show. */
export async function drawSite(
  root: string,
  { site, books }: Content,
  store: PictureStore,
): Promise<{ portrait: Omit<Picture, 'alt'>; artwork: Omit<Artwork, 'socialImages'> }> {
  const author = site.author.name;
  const portrayed = await portraitSvg(root, author);
  const { webpByWidth, ...facts } = await store.publish(
    responsivePicture('portrait', portrayed, portraitWidths),
  );
  const mark = (await drawing(root, 'content/site/mark.svg')) ?? (await standInMark(author));
  const ornament = (await drawing(root, 'content/site/ornament.svg')) ?? standInOrnament();
  const icons = await store.publish(siteIcons(mark, ornament));
  const palette = books.find(({ id }) => id === site.navigation.booksMenu.featuredBookId)?.book.palette.light;
  if (!palette) throw new Error('The featured book passed its checks without a palette.');
  const social = await store.publish(
    socialImage({
      name: 'site',
      pictureSvg: portrayed,
      title: site.name,
      text: site.tagline,
      byline: site.hero.eyebrow,
      palette,
    }),
  );
  const portrait = { width: 800, height: 1000, ...facts, src: webpByWidth[800] ?? '' };
  return { portrait, artwork: { ...icons, socialImage: social } };
}
