import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { LogoPicture } from '../site.js';
import { imageFile } from './hashed-name.js';
import { dominantColorOf } from './raster.js';
import type { Recipe } from './recipe.js';

/** Largest size at the head of a page, in CSS pixels: a wide logo is as wide as this, a tall one as tall. */
const box = { width: 240, height: 48 };
const pixelsPerUnit = 3;
const svgUnitsPerInch = 72;

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A logo as WebP for pages, and as PNG for emails and PDFs. Small photographs are not enlarged. */
export function logoPicture(name: string, bytes: Buffer, isSvg: boolean): Recipe<LogoPicture> {
  return {
    ingredients: ['site-logo', name, digestOf(bytes)],
    async make() {
      const { default: sharp } = await import('sharp');
      const { autoOrient: natural } = await sharp(bytes).metadata();
      const fit = Math.min(box.width / natural.width, box.height / natural.height);
      const scale = isSvg ? fit : Math.min(fit, 1);
      const size = { width: natural.width * scale, height: natural.height * scale };
      const density = Math.min(2400, Math.max(1, svgUnitsPerInch * scale * pixelsPerUnit));
      const drawn = sharp(bytes, isSvg ? { density } : {})
        .autoOrient()
        .resize({
          width: Math.max(1, Math.round(size.width * pixelsPerUnit)),
          height: Math.max(1, Math.round(size.height * pixelsPerUnit)),
          fit: 'fill',
          withoutEnlargement: !isSvg,
        });
      const png = await drawn.clone().png({ compressionLevel: 9 }).toBuffer();
      const webp = await drawn.webp({ quality: 90, effort: 4 }).toBuffer();
      const pngFile = imageFile(name, 'png', png);
      const webpFile = imageFile(name, 'webp', webp);
      return {
        files: [pngFile, webpFile],
        facts: {
          src: `/${webpFile.path}`,
          pngSrc: `/${pngFile.path}`,
          width: Math.max(1, Math.round(size.width)),
          height: Math.max(1, Math.round(size.height)),
          color: await inkOf(png),
        },
      };
    },
  };
}

/** Most frequent color of what is not transparent; null if nothing is, since such a picture has a ground of its own. */
async function inkOf(png: Buffer): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  const { isOpaque } = await sharp(png).stats();
  if (isOpaque) return null;
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const visible: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at + 3] ?? 0) > 127) visible.push(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  if (visible.length === 0) return null;
  const raw = { width: visible.length / 3, height: 1, channels: 3 as const };
  return dominantColorOf(sharp(Buffer.from(visible), { raw }));
}

const iconSize = 64;

/** A square logo as the mark of browsers and phones, on a ground that shows it; null if it is wide or tall. */
export async function logoMark(file: string, ground: string): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  const bytes = await readFile(file);
  const { autoOrient: natural } = await sharp(bytes).metadata();
  const proportion = natural.width / natural.height;
  if (proportion < 0.8 || proportion > 1.25) return null;
  const density = file.endsWith('.svg') ? { density: (svgUnitsPerInch * 512) / natural.width } : {};
  const png = await sharp(bytes, density)
    .autoOrient()
    .resize({ width: 512, height: 512, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const { isOpaque } = await sharp(png).stats();
  const inset = isOpaque ? 0 : 6;
  const side = iconSize - 2 * inset;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSize}" height="${iconSize}" viewBox="0 0 ${iconSize} ${iconSize}">` +
    `<rect width="${iconSize}" height="${iconSize}" rx="14" fill="${ground}"/>` +
    `<image x="${inset}" y="${inset}" width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  );
}
