import type { SchemePalette } from '../palette.js';

export function placeholderScene({ surface, accent }: SchemePalette): string {
  const waves = [0, 1, 2, 3, 4].map((row) => {
    const inset = 330 - row * 70;
    return `<rect x="${inset}" y="${520 + row * 46}" width="${1200 - 2 * inset}" height="${6 + row * 3}" rx="6" fill="${accent}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">',
    `<rect width="1200" height="800" fill="${surface}"/>`,
    `<path d="M380 470a220 220 0 01440 0z" fill="${accent}"/>`,
    ...waves,
    '</svg>',
  ].join('');
}
