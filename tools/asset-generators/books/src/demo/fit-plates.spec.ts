import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fitPlates, type RawPlate } from './plates.js';

/** Something to compress: stripes whose colours do not repeat soon. */
function plate(seed: number): RawPlate {
  const [widthPx, heightPx] = [120, 160];
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * (7 + seed) + (at >> 5) * 13) % 251;
  return { alt: `Plate ${seed}`, pixels, widthPx, heightPx };
}

describe('pictures that are to weigh something @S2-demo-and-kit-2', () => {
  const plates = [1, 2, 3].map(plate);
  const weight = (made: readonly { jpeg: Buffer }[]) => made.reduce((sum, { jpeg }) => sum + jpeg.length, 0);

  it('weigh as much together, or hardly less, and are the same every time', async () => {
    const once = await fitPlates(plates, 40_000);
    expect(weight(once)).toBeLessThanOrEqual(40_000);
    expect(weight(once)).toBeGreaterThan(38_000);
    const again = await fitPlates(plates, 40_000);
    expect(
      again.map(({ jpeg }) =>
        jpeg.equals(once[again.findIndex((one) => one.jpeg === jpeg)]?.jpeg ?? Buffer.of()),
      ),
    ).toEqual([true, true, true]);
    expect((await sharp(once[0]?.jpeg).metadata()).width).toBe(120);
  });

  it('come as near as they can to a weight that they cannot have', async () => {
    const [heaviest, lightest] = [await fitPlates(plates, 10_000_000), await fitPlates(plates, 100)];
    expect(weight(heaviest)).toBeGreaterThan(weight(await fitPlates(plates, 40_000)));
    expect(weight(lightest)).toBeLessThan(40_000);
  });
});
