import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { fontFaceCss } from './font-faces.js';

describe('font files', () => {
  it('weigh at most 20 kB for every page, 8 kB of it before the largest paint; hero fonts weigh as much again', async () => {
    const files = ['fraunces', 'newsreader', 'fraunces-display'].map((name) =>
      resolve(import.meta.dirname, `files/${name}.woff2`),
    );
    const weights = await Promise.all(files.map(async (file) => (await stat(file)).size));
    const [titles = NaN, reading = NaN, posters = NaN] = weights;
    expect(titles + reading).toBeLessThanOrEqual(20_000);
    expect(titles).toBeLessThanOrEqual(8_200);
    expect(posters).toBeLessThanOrEqual(10_500);
  });

  it('show text at once in a fallback, until they arrive', () => {
    const web = fontFaceCss.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(web).toHaveLength(11);
    for (const face of web) expect(face).toContain('font-display:swap');
  });
});
