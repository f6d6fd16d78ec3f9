import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { readBookSettings, readCoverArt } from '../book-settings.js';

/** A picture that fills a page. */
export interface Plate {
  /** Alternative text of its page. */
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
    const { svg, alt } = await readCoverArt(folder, readBookSettings(folder));
    if (!svg) continue;
    const drawn = await sharp(svg).metadata();
    const density = Math.min(600, Math.max(72, (72 * widthOfPlatePx) / (drawn.width || widthOfPlatePx)));
    const { data, info } = await sharp(svg, { density })
      .resize({ width: widthOfPlatePx })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    plates.push({ alt, pixels: data, widthPx: info.width, heightPx: info.height });
  }
  return plates;
}

/** @param quality of the JPEG, from 1 to 100 */
async function compressPlate({ alt, pixels, widthPx, heightPx }: RawPlate, quality: number): Promise<Plate> {
  const raw = { width: widthPx, height: heightPx, channels: 3 } as const;
  const jpeg = await sharp(pixels, { raw }).jpeg({ quality, optimiseCoding: true }).toBuffer();
  return { alt, jpeg };
}

const [lowest, highest] = [30, 98] as const;

/** Compresses pictures to a total size, with one quality for all and one more for the first few; of few pictures it may fall short. */
export async function fitPlates(plates: readonly RawPlate[], wantedBytes: number): Promise<Plate[]> {
  const compressed = new Map<string, Promise<Plate>>();
  const compress = (index: number, quality: number): Promise<Plate> => {
    const key = `${index}@${quality}`;
    const plate = plates[index];
    if (!plate) throw new Error(`There is no plate ${index}.`);
    const made = compressed.get(key) ?? compressPlate(plate, quality);
    compressed.set(key, made);
    return made;
  };
  /** Level 0 is all at the lowest quality; each further level raises one picture by one. */
  const atLevel = (level: number): Promise<Plate[]> =>
    Promise.all(
      plates.map((_, index) =>
        compress(index, lowest + Math.floor((level + plates.length - 1 - index) / plates.length)),
      ),
    );
  const weigh = (made: readonly Plate[]) => made.reduce((sum, { jpeg }) => sum + jpeg.length, 0);

  let fitting = await atLevel(0);
  let [low, high] = [0, (highest - lowest) * plates.length];
  while (low < high) {
    const level = Math.ceil((low + high) / 2);
    const made = await atLevel(level);
    if (weigh(made) <= wantedBytes) [low, fitting] = [level, made];
    else high = level - 1;
  }
  return fitting;
}
