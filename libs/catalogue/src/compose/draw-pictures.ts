import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ScenePicture } from '../book.js';
import { readCover } from '../covers.js';
import type { SchemePalette } from '../palette.js';
import type { CoverImage, Picture, Portrait } from '../picture.js';
import type { Artwork } from '../site.js';
import type { ArticleContent } from '../content/articles/read-article.js';
import { placeOf } from '../content/read-content-file.js';
import type { BookFile } from '../content/book.schema.js';
import type { BookContent } from '../content/read-books.js';
import type { Content } from '../content/read-content.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { mailCover } from '../pictures/mail-cover.js';
import { articleFrame, coverFrame, portraitFrame } from '../pictures/photo-svg.js';
import { inLookColors } from '../pictures/look-colors.js';
import { type PictureFile, readPicture, readPictureFile } from '../pictures/picture-file.js';
import { responsivePicture, webpAt } from '../pictures/responsive-picture.js';
import { scenePicture, sceneSize } from '../pictures/scenes/scene-picture.js';
import { canInline, siteIcons } from '../pictures/site-icons.js';
import { siteOrnament } from '../pictures/site-ornament.js';
import { socialImage } from '../pictures/social-image.js';
import { placeholderCover } from '../pictures/placeholder-cover.js';
import { placeholderScene } from '../pictures/placeholder-scene.js';
import {
  placeholderMark,
  placeholderOrnament,
  placeholderPortrait,
} from '../pictures/placeholder-site-art.js';
import type { CompleteBook } from './book-fallbacks.js';
import { drawLogo } from './draw-logo.js';

/** Reads an SVG of the content folder; null if the author has none. */
async function drawing(folder: string, file: string): Promise<string | null> {
  return readFile(placeOf(folder, file), 'utf8').catch(() => null);
}

/** Faults are found when the content is read. */
const svgOf = (picture: PictureFile | null): string | null =>
  picture && 'svg' in picture ? picture.svg : null;

/** @param of folder below the content: `books/fear-not` */
export const coverSvg = async (folder: string, of: string): Promise<string | null> =>
  svgOf(await readCover(join(folder, of)));

type Covered = Pick<BookContent, 'id' | 'coverFile'>;

/** The owner's picture, else the folder's; null without one. */
export async function ownCoverSvg(folder: string, { id, coverFile }: Covered): Promise<string | null> {
  const hers = coverFile ? svgOf(await readPictureFile(coverFile, coverFrame)) : null;
  return hers ?? coverSvg(folder, `books/${id}`);
}

export async function bookCoverSvg(
  folder: string,
  covered: Covered & { book: Pick<BookFile, 'title' | 'subtitle' | 'palette'> },
  author: string,
): Promise<string> {
  const { title, subtitle, palette } = covered.book;
  const drawn = await ownCoverSvg(folder, covered);
  return drawn ?? placeholderCover({ title, subtitle, author, palette: palette.light });
}

type Portrayed = Pick<Content, 'site' | 'portraitFile'>;

interface DrawnPortrait {
  svg: string;
  isPhoto: boolean;
}

/** Null if the author has no portrait. */
export async function ownPortrait(
  folder: string,
  { portraitFile }: Pick<Content, 'portraitFile'>,
): Promise<DrawnPortrait | null> {
  const hers = portraitFile && (await readPictureFile(portraitFile, portraitFrame));
  if (hers && 'svg' in hers) return hers;
  const own = await readPicture(join(folder, 'site/portrait'), portraitFrame);
  return own && 'svg' in own ? own : null;
}

async function portraitOf(folder: string, content: Portrayed): Promise<DrawnPortrait> {
  const own = await ownPortrait(folder, content);
  return own ?? { svg: await placeholderPortrait(content.site.author.name), isPhoto: false };
}

export const coverWidths = [160, 240, 320, 480, 640, 960, 1280];
/** Thickness of a drawn book whose length is not known. */
const standardPages = 240;
const portraitWidths = [320, 480, 640, 960, 1200];

export interface BookPictures {
  cover: CoverImage;
  socialImage: string;
  scenes: ScenePicture[];
}

export async function drawBook(
  folder: string,
  { id, book, detail, coverFile }: Pick<BookContent, 'id' | 'detail' | 'coverFile'> & { book: CompleteBook },
  author: string,
  store: PictureStore,
): Promise<BookPictures> {
  const palette = book.palette.light;
  const svg = await bookCoverSvg(folder, { id, coverFile, book }, author);
  const { webpByWidth, ...facts } = await store.publish(responsivePicture(id, svg, coverWidths));
  const cover: CoverImage = {
    alt: book.coverAlt,
    width: 640,
    height: 960,
    ...facts,
    src: webpAt(webpByWidth, 640),
    thumbSrc: webpAt(webpByWidth, 320),
    mailSrc: await store.publish(mailCover(id, svg)),
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
  const scenes = await mapInSeries(
    detail?.pictures ?? [],
    async ({ scene, alt, art }): Promise<ScenePicture> => {
      const { width, height } = sceneSize(scene);
      const { webpByWidth: files, ...seen } = await store.publish(
        scenePicture({
          ...look,
          name: id,
          scene,
          palette,
          pages: (book.printed ?? book.ebook)?.pages ?? standardPages,
          text: book.detailedDescription?.[0] ?? book.summary,
          art: art ?? null,
        }),
      );
      return { scene, alt, width, height, ...seen, src: files[width] ?? '' };
    },
  );
  return { cover, socialImage: await store.publish(socialImage(shared)), scenes };
}

/** In series: drawing one scene takes about 80 MB. */
async function mapInSeries<From, To>(
  list: readonly From[],
  make: (from: From) => Promise<To>,
): Promise<To[]> {
  const made: To[] = [];
  for (const each of list) made.push(await make(each));
  return made;
}

export interface DrawnAuthor {
  portrait: Omit<Portrait, 'alt'>;
  signatureSvg: string | null;
}

/** Colors of a book; else of the featured or first one; else, without books, of the site. */
function colorsOf(
  { site, books, look }: Pick<Content, 'site' | 'books' | 'look'>,
  bookId?: string,
): SchemePalette {
  const palettes = new Map(books.map(({ id, book }) => [id, book.palette.light]));
  const { featuredBookId } = site.navigation.booksMenu;
  const [first = look.colors.light] = palettes.values();
  return palettes.get(bookId ?? '') ?? palettes.get(featuredBookId ?? '') ?? first;
}

export async function drawSite(
  folder: string,
  content: Portrayed & Pick<Content, 'books' | 'look' | 'logoFiles'>,
  store: PictureStore,
): Promise<DrawnAuthor & { artwork: Omit<Artwork, 'socialImages'> }> {
  const { site } = content;
  const author = site.author.name;
  const { svg: portrayed, isPhoto } = await portraitOf(folder, content);
  const { webpByWidth, ...facts } = await store.publish(
    responsivePicture('portrait', portrayed, portraitWidths),
  );
  const ownMark = (await drawing(folder, 'content/site/mark.svg')) ?? (await placeholderMark(author));
  const ownOrnament = (await drawing(folder, 'content/site/ornament.svg')) ?? placeholderOrnament();
  const ornament = siteOrnament(content.look, ownOrnament);
  const drawnLogo = await drawLogo(content, store);
  const mark = drawnLogo?.mark ?? inLookColors(ownMark, content.look.colors);
  const isOfLook = mark !== ownMark;
  if (isOfLook) await store.publish(siteIcons(ownMark, ownOrnament));
  const icons = await store.publish(siteIcons(mark, ornament, isOfLook));
  const social = await store.publish(
    socialImage({
      name: 'site',
      pictureSvg: portrayed,
      title: site.name,
      text: site.tagline,
      byline: site.hero.eyebrow ?? site.author.role ?? '',
      palette: colorsOf(content),
    }),
  );
  const portrait = { width: 640, height: 800, ...facts, src: webpAt(webpByWidth, 640), isPhoto };
  const signature = await drawing(folder, 'content/site/signature.svg');
  const signatureSvg = signature && canInline(signature) ? signature.trim() : null;
  return {
    portrait,
    signatureSvg,
    artwork: { logo: drawnLogo?.logo ?? null, ...icons, socialImage: social },
  };
}

const pictureWidths = [400, 800, 1200];

export async function drawArticle(
  folder: string,
  { slug, fields }: ArticleContent,
  content: Content,
  store: PictureStore,
): Promise<{ picture: Picture; socialImage: string }> {
  const palette = colorsOf(content, fields.relatedBooks[0]);
  const drawn = svgOf(await readPicture(join(folder, 'articles', slug), articleFrame));
  const svg = drawn ?? placeholderScene(palette);
  const { webpByWidth, ...facts } = await store.publish(
    responsivePicture(`article-${slug}`, svg, pictureWidths),
  );
  const shared = {
    name: `article-${slug}`,
    pictureSvg: svg,
    title: fields.title,
    text: fields.excerpt,
    byline: content.site.author.name,
    palette,
  };
  return {
    picture: { alt: fields.pictureAlt, width: 1200, height: 800, ...facts, src: webpAt(webpByWidth, 800) },
    socialImage: await store.publish(socialImage(shared)),
  };
}

/** Social images of pages that belong to no single book, by page path. */
export async function drawSocialImages(
  folder: string,
  content: Content,
  store: PictureStore,
): Promise<Record<string, string>> {
  const byline = content.site.author.name;
  const drawn: Record<string, string> = {};
  for (const [path, { title, text, picture }] of Object.entries(content.socialImages)) {
    const isPortrait = picture === 'portrait';
    const book = content.books.find(({ id }) => id === picture);
    if (!isPortrait && !book) throw new Error(`${path} passed validation without the book ${picture}.`);
    const pictureSvg = book
      ? await bookCoverSvg(folder, book, byline)
      : (await portraitOf(folder, content)).svg;
    const name = `page${path.replaceAll('/', '-')}`;
    const palette = colorsOf(content, picture);
    drawn[path] = await store.publish(socialImage({ name, pictureSvg, title, text, byline, palette }));
  }
  return drawn;
}
