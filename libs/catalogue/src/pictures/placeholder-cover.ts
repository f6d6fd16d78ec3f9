import type { SchemePalette } from '../palette.js';
import { OutlinedType } from './outlined-type.js';

export async function placeholderCover(book: {
  title: string;
  subtitle: string | null;
  author: string;
  palette: SchemePalette;
}): Promise<string> {
  const { accent, onAccent } = book.palette;
  const roman = await OutlinedType.load('600-normal');
  const italic = await OutlinedType.load('400-italic');
  const subtitleLines = book.subtitle ? italic.wrap(book.subtitle, 32, 440) : [];
  // Title and subtitle end above the line over the author's name.
  const height = 520 - subtitleLines.length * 32 * 1.3;
  const size = roman.sizeInBox(book.title, 80, { width: 472, height, leading: 1.1 });
  const titleLines = roman.wrap(book.title, size, 472);
  const subtitleTop = 250 + titleLines.length * size * 1.1;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="960" viewBox="0 0 640 960">',
    `<rect width="640" height="960" fill="${accent}"/>`,
    `<rect x="36" y="36" width="568" height="888" fill="none" stroke="${onAccent}" stroke-opacity=".55" stroke-width="2"/>`,
    `<rect x="48" y="48" width="544" height="864" fill="none" stroke="${onAccent}" stroke-opacity=".25"/>`,
    roman.draw(titleLines, { x: 84, y: 240, size, fill: onAccent, leading: 1.1 }),
    italic.draw(subtitleLines, { x: 84, y: subtitleTop, size: 32, fill: onAccent, leading: 1.3 }),
    `<rect x="84" y="790" width="72" height="3" fill="${onAccent}"/>`,
    roman.draw([book.author], {
      x: 84,
      y: 850,
      size: roman.sizeToFit(book.author, 34, 472),
      fill: onAccent,
    }),
    '</svg>',
  ].join('');
}
