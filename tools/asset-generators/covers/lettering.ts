import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { decompress } from 'wawoff2';

import { numbers } from './geometry/path-data.js';
import type { Point } from './geometry/point.js';

const files = {
  fraunces: ['fraunces', 'fraunces-latin-full-normal'],
  newsreader: ['newsreader', 'newsreader-latin-opsz-normal'],
  newsreaderItalic: ['newsreader', 'newsreader-latin-opsz-italic'],
  instrumentSans: ['instrument-sans', 'instrument-sans-latin-standard-normal'],
} as const;

export type FaceName = keyof typeof files;
export type Faces = Readonly<Record<FaceName, Font>>;

async function load(name: FaceName): Promise<Font> {
  const [family, file] = files[name];
  const home = createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`);
  const woff2 = await readFile(join(dirname(home), 'files', `${file}.woff2`));
  const sfnt = await decompress(new Uint8Array(woff2));
  return opentype.parse(new Uint8Array(sfnt).buffer);
}

/** All typefaces of the covers, as variable fonts: the optical size matters on a title. */
export async function loadFaces(): Promise<Faces> {
  const faces: Partial<Record<FaceName, Font>> = {};
  // One after the other: the decompressor answers with a view of memory that it uses again.
  for (const name of Object.keys(files) as FaceName[]) faces[name] = await load(name);
  return faces as Faces;
}

export type { PathCommand };
export type Move = (point: Point) => Point;

/** Every point of the outline, control points too, sent through `move`. */
function transform(commands: readonly PathCommand[], move: Move): PathCommand[] {
  return commands.map((command): PathCommand => {
    if (command.type === 'Z') return command;
    const [x, y] = move([command.x, command.y]);
    if (command.type === 'M' || command.type === 'L') return { type: command.type, x, y };
    const [x1, y1] = move([command.x1, command.y1]);
    if (command.type === 'Q') return { type: 'Q', x1, y1, x, y };
    const [x2, y2] = move([command.x2, command.y2]);
    return { type: 'C', x1, y1, x2, y2, x, y };
  });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const along = (values: readonly number[], share: number): number => {
  const left = 1 - share;
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (values.length === 3) return left * left * a + 2 * left * share * b + share * share * c;
  return left ** 3 * a + 3 * left * left * share * b + 3 * left * share * share * c + share ** 3 * d;
};

/** The box of the ink itself, without control points, to within a hair. */
function inkBox(commands: readonly PathCommand[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const touch = (x: number, y: number): void => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  let pen: Point = [0, 0];
  for (const command of commands) {
    if (command.type === 'Z') continue;
    const { x, y } = command;
    if (command.type === 'Q' || command.type === 'C') {
      const [xs, ys] =
        command.type === 'Q'
          ? [
              [pen[0], command.x1, x],
              [pen[1], command.y1, y],
            ]
          : [
              [pen[0], command.x1, command.x2, x],
              [pen[1], command.y1, command.y2, y],
            ];
      for (let step = 1; step < 12; step += 1) touch(along(xs, step / 12), along(ys, step / 12));
    }
    touch(x, y);
    pen = [x, y];
  }
  return box;
}

/** SVG path data with relative steps from the rounded pen. */
function outlineData(commands: readonly PathCommand[], digits = 2): string {
  const unit = 10 ** digits;
  const round = (value: number): number => Math.round(value * unit) / unit;
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  let data = '';
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z';
      pen = start;
      continue;
    }
    const [x, y] = [round(command.x), round(command.y)];
    const step = [x - pen[0], y - pen[1]];
    if (command.type === 'M') {
      data += `M${numbers([x, y], digits)}`;
      start = [x, y];
    } else if (command.type === 'L') data += `l${numbers(step, digits)}`;
    else if (command.type === 'Q')
      data += `q${numbers([command.x1 - pen[0], command.y1 - pen[1], ...step], digits)}`;
    else {
      const { x1, y1, x2, y2 } = command;
      data += `c${numbers([x1 - pen[0], y1 - pen[1], x2 - pen[0], y2 - pen[1], ...step], digits)}`;
    }
    pen = [x, y];
  }
  return data;
}

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

/** The outline of a text where it is put. */
export const setAt = (
  text: string,
  style: Style,
  x: number,
  baseline: number,
  alignment?: Alignment,
): string => lineData(place(setLine(text, style), x, baseline, alignment));

/** Fraunces without its soft and wonky forms. */
export const roman = (opsz: number, wght: number) => ({ opsz, wght, SOFT: 0, WONK: 0 });
