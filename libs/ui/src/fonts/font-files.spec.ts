import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { fontFaceCss } from './font-faces.js';

describe('the files of typefaces', () => {
  it('weigh no more than 20 kB where every page needs them, half of it before the largest picture', async () => {
    const files = ['fraunces', 'newsreader'].map((name) =>
      resolve(import.meta.dirname, `files/${name}.woff2`),
    );
    const weights = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(20_000);
    expect(weights[0]).toBeLessThanOrEqual(10_500);
  });

  it('never change the face of a page that is being read', () => {
    const web = fontFaceCss.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(web).toHaveLength(10);
    for (const face of web) expect(face).toContain('font-display:optional');
  });
});
