import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { characterRanges } from './character-ranges.js';
import { fontFaceCss } from './font-faces.js';
import { rareCharacters, hasSomeOf } from './rare-characters.js';
import { rareTextCss, rareTitleCss } from './rare-faces.js';

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
    const web = fontFaceCss('study').match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(web).toHaveLength(11);
    for (const face of web) expect(face).toContain('font-display:swap');
  });

  it('weigh at most 15 % more in German', async () => {
    for (const name of ['fraunces', 'newsreader', 'fraunces-display']) {
      const sizeOf = async (file: string) =>
        (await stat(resolve(import.meta.dirname, `files/${file}.woff2`))).size;
      expect(await sizeOf(`${name}-de`)).toBeLessThan(1.15 * (await sizeOf(name)));
    }
  });

  it('have every character of the language in the first file, and none in two', () => {
    const words = { en: 'It’s “fine” – A–Z, 0–9…', de: '„Größe“, ‚Übel‘, »Ärger«: 9,95\u00A0€ – ÄÖÜäöüß' };
    for (const [language, { commonCharacters, otherCharacters }] of Object.entries(characterRanges)) {
      for (const character of words[language as keyof typeof words])
        expect([character, hasSomeOf(commonCharacters, character)]).toEqual([character, true]);
      for (let code = 0x20; code < 0x2c00; code += 1) {
        const character = String.fromCodePoint(code);
        const files = [commonCharacters, otherCharacters, rareCharacters['latin-ext']];
        expect(files.filter((file) => hasSomeOf(file, character)).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are declared for rare characters only on pages with some', () => {
    expect(rareTitleCss('study', '<h1>“Fear Not” – naïve, Œuvre €5 → ✓</h1>')).toBe('');
    expect(rareTextCss('study', '<h1>“Fear Not” – naïve, Œuvre €5 → ✓</h1>')).toBe('');
  });
});
