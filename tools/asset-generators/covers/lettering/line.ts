import type { Font } from 'opentype.js';
import { inkBox, outlineData, transform, type Box, type PathCommand } from './outline.js';

export interface Style {
  font: Font;
  /** Axes of the variable font, such as { wght: 600, opsz: 144 }. */
  axes: Readonly<Record<string, number>>;
  sizePx: number;
  /** Added between letters, in thousandths of the size. */
  tracking?: number;
  /** Corrections by pair in thousandths of the size, on top of the font's own kerning. */
  kern?: Readonly<Record<string, number>>;
}

export interface Line {
  commands: PathCommand[];
  /** Box of the ink; widths and edges for optical alignment come from here. */
  ink: Box;
  /** One outline per letter, for covers that treat letters one by one. */
  letters: { character: string; commands: PathCommand[]; ink: Box }[];
}

/** Sets one line with its baseline at (0, 0). Letters only: no ligatures, no shaping. */
export function setLine(text: string, style: Style): Line {
  const { font, axes, sizePx, tracking = 0, kern = {} } = style;
  const scale = sizePx / font.unitsPerEm;
  const letters: Line['letters'] = [];
  let pen = 0;
  let before = '';
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    const drawn = font.variation?.getTransform(glyph, axes) ?? glyph;
    if (before !== '') {
      pen += font.getKerningValue(font.charToGlyph(before), glyph) * scale;
      pen += ((kern[before + character] ?? 0) * sizePx) / 1000;
    }
    const [left, advance] = [pen, drawn.advanceWidth];
    const commands = transform(drawn.path.commands, ([x, y]) => [left + x * scale, -y * scale]);
    letters.push({ character, commands, ink: inkBox(commands) });
    pen += advance * scale + (tracking * sizePx) / 1000;
    before = character;
  }
  const commands = letters.flatMap((letter) => letter.commands);
  return { commands, ink: inkBox(commands), letters };
}

export type Alignment = 'left' | 'centre' | 'right';

/** Puts the line so that its ink (not its side bearings) meets x, its baseline y. */
export function place(line: Line, x: number, y: number, alignment: Alignment = 'left'): Line {
  const { left, right } = line.ink;
  const anchor = { left, centre: (left + right) / 2, right }[alignment];
  return move(line, x - anchor, y);
}

export function move(line: Line, dx: number, dy: number): Line {
  const shift = (commands: readonly PathCommand[]): PathCommand[] =>
    transform(commands, ([x, y]) => [x + dx, y + dy]);
  const letters = line.letters.map((letter) => {
    const commands = shift(letter.commands);
    return { ...letter, commands, ink: inkBox(commands) };
  });
  const commands = shift(line.commands);
  return { commands, ink: inkBox(commands), letters };
}

export const lineWidth = (line: Line): number => line.ink.right - line.ink.left;

/** The largest setting of the text whose ink is exactly `widthPx` wide. */
export function fitLine(text: string, style: Omit<Style, 'sizePx'>, widthPx: number): Line {
  const probe = lineWidth(setLine(text, { ...style, sizePx: 100 }));
  return setLine(text, { ...style, sizePx: (100 * widthPx) / probe });
}

export const lineData = (line: Line): string => outlineData(line.commands);
