import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { imageFile } from './hashed-name.js';
import { dominantColorOf, toAvif, toWebp } from './raster.js';
import type { PublicFile, Recipe } from './recipe.js';
import type { ResponsiveFacts } from './responsive-picture.js';

const widths = [480, 960];

/** A moment of a film, a JPEG, as AVIF and WebP at two widths. */
export function filmPoster(id: string, jpeg: Buffer): Recipe<ResponsiveFacts> {
  return {
    ingredients: ['film-poster', id, createHash('sha256').update(jpeg).digest('hex')],
    async make() {
      const { default: sharp } = await import('sharp');
      const files: PublicFile[] = [];
      const sources = { avif: [] as string[], webp: [] as string[] };
      const webpByWidth: Record<number, string> = {};
      for (const width of widths) {
        const sized = (): Sharp => sharp(jpeg).resize({ width });
        const avif = imageFile(`film-${id}-${width}`, 'avif', await toAvif(sized()));
        const webp = imageFile(`film-${id}-${width}`, 'webp', await toWebp(sized()));
        files.push(avif, webp);
        sources.avif.push(`/${avif.path} ${width}w`);
        sources.webp.push(`/${webp.path} ${width}w`);
        webpByWidth[width] = `/${webp.path}`;
      }
      const facts = {
        dominantColor: await dominantColorOf(sharp(jpeg)),
        avifSrcSet: sources.avif.join(', '),
        webpSrcSet: sources.webp.join(', '),
        webpByWidth,
      };
      return { files, facts };
    },
  };
}
