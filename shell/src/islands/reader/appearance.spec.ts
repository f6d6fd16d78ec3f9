import { describe, expect, it } from '@jest/globals';
import { books } from '@lectern/catalogue';
import { papers, paperColors } from './appearance.js';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the three paper colors @S2-samples-and-trailers-5', () => {
  it.each(books.map(({ id, palette }) => [id, palette] as const))(
    'have enough contrast for %s (WCAG 2.2: 7:1 for the text, 4.5:1 for the rest)',
    (_, palette) => {
      for (const paper of papers) {
        const { background, surface, ink, muted, accent, onAccent } = paperColors(palette, paper);
        for (const ground of [background, surface]) {
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
          expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
