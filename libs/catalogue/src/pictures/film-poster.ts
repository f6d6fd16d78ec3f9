import { createHash } from 'node:crypto';
import type { Recipe } from './recipe.js';
import { type ResponsiveFacts, responsiveImage } from './responsive-picture.js';

const widths = [480, 960];

export function filmPoster(id: string, jpeg: Buffer): Recipe<ResponsiveFacts> {
  return {
    ingredients: ['film-poster', id, createHash('sha256').update(jpeg).digest('hex')],
    async make() {
      const { default: sharp } = await import('sharp');
      return responsiveImage(`film-${id}`, widths, async () => sharp(jpeg));
    },
  };
}
