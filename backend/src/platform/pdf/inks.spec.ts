import { afterEach, describe, expect, it } from '@jest/globals';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';

import { textLines } from './text-runs.js';
import { inks } from './tagged-pdf.pdfkit.js';

describe('Colors of PDFs', () => {
  afterEach(() => showCatalogue(contentCatalogue));

  it('are those of print until the owner chooses colors', () => {
    expect(inks().accent).toBe('#7A5200');
  });

  it('follow the light colors of the look', () => {
    const next = structuredClone(contentCatalogue);
    Object.assign(next.look.colors.light, { accent: '#1d4d35' });
    showCatalogue(next);
    expect(inks()).toMatchObject({ accent: '#1d4d35', ink: next.look.colors.light.ink });
  });
});

describe('Fonts of PDFs', () => {
  afterEach(() => showCatalogue(contentCatalogue));

  const cuts = ['display', 'text', 'italic', 'strong', 'label'] as const;
  const fontsOf = (text: string) =>
    cuts.map((cut) =>
      textLines(text, cut, 12, 10_000)[0]
        ?.runs.map(({ font }) => font.name)
        .join(),
    );

  it.each([
    ['study', 'fraunces-latin-300-normal', 'newsreader-latin-400-normal'],
    ['classic', 'newsreader-latin-300-normal', 'newsreader-latin-400-normal'],
    ['modern', 'instrument-sans-latin-600-normal', 'noto-serif-latin-400-normal'],
  ] as const)('follow the pair “%s”', (typefaces, display, text) => {
    const next = structuredClone(contentCatalogue);
    Object.assign(next.look, { typefaces });
    showCatalogue(next);
    expect(fontsOf('Ruth Weaver').slice(0, 2)).toEqual([display, text]);
    expect(fontsOf('Ruth Weaver, 2026: $9.95')).not.toContain(undefined);
    expect(fontsOf('Łukasz Żółć').every((names) => names?.includes('latin-ext'))).toBe(true);
  });
});
