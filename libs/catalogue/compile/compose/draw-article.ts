import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../src/picture.js';
import type { ArticleContent } from '../content/articles/read-article.js';
import type { Content } from '../content/read-content.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { responsivePicture } from '../pictures/responsive-picture.js';
import { socialImage } from '../pictures/social-image.js';
import { standInScene } from '../pictures/stand-in-scene.js';

const pictureWidths = [400, 800, 1200];

/** Draws the picture of an article at every size, and the picture that links to it show. */
export async function drawArticle(
  root: string,
  { slug, fields }: ArticleContent,
  { site, books }: Content,
  store: PictureStore,
): Promise<{ picture: Picture; socialImage: string }> {
  const palette = books.find(({ id }) => id === fields.relatedBooks[0])?.book.palette.light;
  if (!palette) throw new Error(`${slug} passed its checks without a book that lends it its colours.`);
  const drawn = await readFile(join(root, `content/articles/${slug}.svg`), 'utf8').catch(() => null);
  const svg = drawn ?? standInScene(palette);
  const { webpByWidth, ...facts } = await store.publish(
    responsivePicture(`article-${slug}`, svg, pictureWidths),
  );
  const shared = {
    name: `article-${slug}`,
    pictureSvg: svg,
    title: fields.title,
    text: fields.excerpt,
    byline: site.author.name,
    palette,
  };
  return {
    picture: { alt: fields.pictureAlt, width: 1200, height: 800, ...facts, src: webpByWidth[800] ?? '' },
    socialImage: await store.publish(socialImage(shared)),
  };
}
