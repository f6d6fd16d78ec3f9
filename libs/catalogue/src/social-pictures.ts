import { join } from 'node:path';

import { setText } from '@lectern/typography';

import { bookById } from './find-book.js';
import type { SchemePalette } from './palette.js';
import { articleFrame, photoSvg } from './pictures/photo-svg.js';
import { readPicture } from './pictures/picture-file.js';
import { placeholderScene } from './pictures/placeholder-scene.js';
import { socialImage } from './pictures/social-image.js';
import { places } from './places.js';
import { books, look, site } from './shown.js';

interface SharedArticle {
  title: string;
  excerpt: string;
  /** The first one sets the colors. */
  relatedBookIds: readonly string[];
  /** Content file that it replaces. */
  sourceSlug: string | null;
  /** Her picture; null for the file's, or a drawn one. */
  photo: Buffer | null;
}

function paletteOf([bookId = '']: readonly string[]): SchemePalette {
  const book = bookById(bookId) ?? books[0];
  return book?.palette.light ?? look.colors.light;
}

async function pictureOf({ photo, sourceSlug }: SharedArticle, palette: SchemePalette): Promise<string> {
  if (photo) return photoSvg(photo, articleFrame);
  const file = sourceSlug
    ? await readPicture(join(places.folder, 'articles', sourceSlug), articleFrame)
    : null;
  return file && 'svg' in file ? file.svg : placeholderScene(palette);
}

/** Draws the picture of an article for link previews: its picture beside its title, a JPEG of 1200 × 630. */
export async function drawSocialPicture(article: SharedArticle): Promise<Buffer> {
  const palette = paletteOf(article.relatedBookIds);
  const set = (text: string) => setText(text, site.language);
  const { files } = await socialImage({
    name: 'article',
    pictureSvg: await pictureOf(article, palette),
    title: set(article.title),
    text: set(article.excerpt),
    byline: site.author.name,
    palette,
  }).make();
  const [file] = files;
  if (!file) throw new Error('The social picture has no file.');
  return file.bytes;
}
