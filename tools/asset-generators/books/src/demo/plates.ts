import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readBookSettings } from '../book-settings.js';

/** A picture that fills a page. */
export interface Plate {
  /** What its page is called where pictures cannot be seen. */
  alt: string;
  jpeg: Buffer;
}

/** A cover as points of colour, before it is compressed. */
export interface RawPlate {
  alt: string;
  pixels: Buffer;
  widthPx: number;
  heightPx: number;
}

/** At the size of the page, 5.5 inches, this is 300 dots an inch. */
const widthOfPlatePx = 1650;

/** The drawn covers of all books, in the order in which the site shows them. */
export async function readCovers(contentFolder: string): Promise<RawPlate[]> {
  const site = JSON.parse(readFileSync(join(contentFolder, 'site.json'), 'utf8')) as { bookOrder: string[] };
  const plates: RawPlate[] = [];
  for (const bookId of site.bookOrder) {
    const folder = join(contentFolder, 'books', bookId);
    const svg = join(folder, 'cover.svg');
    if (!existsSync(svg)) continue;
    const drawn = await sharp(svg).metadata();
    const density = Math.min(600, Math.max(72, (72 * widthOfPlatePx) / (drawn.width || widthOfPlatePx)));
    const { data, info } = await sharp(svg, { density })
      .resize({ width: widthOfPlatePx })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { coverAlt: alt } = readBookSettings(folder);
    plates.push({ alt, pixels: data, widthPx: info.width, heightPx: info.height });
  }
  return plates;
}

/** @param quality of the JPEG, from 1 to 100 */
export async function compressPlate(
  { alt, pixels, widthPx, heightPx }: RawPlate,
  quality: number,
): Promise<Plate> {
  const raw = { width: widthPx, height: heightPx, channels: 3 } as const;
  const jpeg = await sharp(pixels, { raw }).jpeg({ quality, optimiseCoding: true }).toBuffer();
  return { alt, jpeg };
}
