import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { palette } from '../content/palette.schema.js';
import { siteColors } from '@lectern/ui/tokens';
import { coverPalette, paletteOfHue } from './cover-palette.js';

describe('Colors suggested for a cover', () => {
  it('are legible in every hue', () => {
    for (let hue = 0; hue < 360; hue += 5) expect(palette.safeParse(paletteOfHue(hue)).error).toBeUndefined();
  });

  it('have the hue of the cover, and are the site’s for a gray one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-cover-'));
    const colorsOf = async (background: string) => {
      const file = join(folder, `${background}.png`);
      await sharp({ create: { width: 40, height: 60, channels: 3, background } })
        .png()
        .toFile(file);
      return coverPalette(file);
    };
    try {
      expect(await colorsOf('#808080')).toEqual(siteColors);
      const { accent } = (await colorsOf('#2040c0')).light;
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(accent.slice(at, at + 2), 16),
      );
      expect(blue).toBeGreaterThan(Math.max(red, green));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
