import { createHash } from 'node:crypto';
import { imageFile } from './hashed-name.js';
import { toJpeg } from './raster.js';
import type { Recipe } from './recipe.js';
import { type ResponsiveFacts, responsiveImage } from './responsive-picture.js';

const widths = [480, 960];
const size = { width: 960, height: 540 };

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function filmPoster(id: string, jpeg: Buffer): Recipe<ResponsiveFacts> {
  return {
    ingredients: ['film-poster', id, digestOf(jpeg)],
    async make() {
      const { default: sharp } = await import('sharp');
      return responsiveImage(`film-${id}`, widths, async () => sharp(jpeg));
    },
  };
}

/** A picture in the frame of a film, as a JPEG. */
export async function filmStill(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const framed = sharp(picture)
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'attention' });
  return toJpeg(framed.flatten({ background: '#ffffff' }));
}

/** Poster of a picture of the library, which may have any size, also as a JPEG. */
export function libraryPoster(
  id: string,
  picture: Buffer,
): Recipe<ResponsiveFacts & { thumbnailUrl: string }> {
  return {
    ingredients: ['library-poster', id, digestOf(picture)],
    async make() {
      const { default: sharp } = await import('sharp');
      const jpeg = await filmStill(picture);
      const { files, facts } = await responsiveImage(`film-${id}`, widths, async () => sharp(jpeg));
      const thumbnail = imageFile(`film-${id}`, 'jpg', jpeg);
      return { files: [...files, thumbnail], facts: { ...facts, thumbnailUrl: `/${thumbnail.path}` } };
    },
  };
}
