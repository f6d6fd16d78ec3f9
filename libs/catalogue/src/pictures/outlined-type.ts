import { type Face, type OutlineFont, openFonts } from './outline-fonts.js';
import { type FontChoice, textRuns, type TextRun } from '@lectern/typography/fonts';
import type { Glyph, PathCommand } from 'opentype.js';

/** Still legible on a card. */
const smallestSize = 20;

/** Fonts that draw text as outlines, so that pictures look the same on machines without fonts. */
export class OutlinedType {
  readonly #fonts: FontChoice<OutlineFont>;

  private constructor(fonts: FontChoice<OutlineFont>) {
    this.#fonts = fonts;
  }

  static async load(face: Face): Promise<OutlinedType> {
    return new OutlinedType(await openFonts(face));
  }

  /** Lines as one SVG `<path>`; `at` is the left edge (center, if `centred`) and first baseline, in pixels. */
  draw(
    lines: readonly string[],
    at: { x: number; y: number; size: number; fill: string; leading?: number; centred?: boolean },
  ): string {
    const { x, y, size, fill, leading = 1.08, centred = false } = at;
    const outlines = lines.map((line, row) => {
      let left = centred ? x - this.width(line, size) / 2 : x;
      return this.#runs(line).map((run) => {
        const commands = pathOf(run, left, y + row * size * leading, size);
        left += widthOf(run, size);
        return commands.map(pathStep).join('');
      });
    });
    return `<path fill="${fill}" d="${outlines.flat().join('')}"/>`;
  }

  wrap(text: string, size: number, width: number): string[] {
    const loose = this.#fill(text, size, width);
    for (let measure = width * 0.5; measure < width; measure += width * 0.05) {
      const even = this.#fill(text, size, measure);
      if (even.length === loose.length && even.every((line) => this.#fits(line, size, width))) return even;
    }
    return loose;
  }

  /** Largest font size up to `size` at which the longest word fits `width` pixels. */
  sizeFor(text: string, size: number, width: number): number {
    const widest = Math.max(...text.split(' ').map((word) => this.width(word, size)));
    return Math.floor(Math.min(size, (size * width) / widest));
  }

  /** Largest font size up to `size` at which the wrapped text fits a box, in pixels. */
  sizeInBox(text: string, size: number, box: { width: number; height: number; leading?: number }): number {
    const { width, height, leading = 1.08 } = box;
    let fitting = this.sizeFor(text, size, width);
    const linesHigh = () => this.wrap(text, fitting, width).length * fitting * leading;
    while (fitting > smallestSize && linesHigh() > height) fitting -= 2;
    return fitting;
  }

  width(line: string, size: number): number {
    return this.#runs(line).reduce((sum, run) => sum + widthOf(run, size), 0);
  }

  /** Largest font size up to `size` at which the whole text fits one line of `width` pixels. */
  sizeToFit(text: string, size: number, width: number): number {
    return Math.min(size, (size * width) / this.width(text, size));
  }

  #fill(text: string, size: number, width: number): string[] {
    return text.split(' ').reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = `${last ?? ''} ${word}`;
      if (last !== undefined && this.#fits(longer, size, width)) return [...lines.slice(0, -1), longer];
      return [...lines, word];
    }, []);
  }

  #fits(line: string, size: number, width: number): boolean {
    return this.width(line, size) <= width;
  }

  /** From left to right. The points of Hebrew are left out, because they are not positioned. */
  #runs(line: string): TextRun<OutlineFont>[] {
    const text = line.normalize('NFC').replaceAll(/[\u0591-\u05C7]/g, '');
    return textRuns(text, this.#fonts);
  }
}

const HEBREW = /\p{Script=Hebrew}/u;

/** Glyphs from left to right: opentype.js reorders Arabic only. */
const glyphsFromRight = ({ font: { font }, text }: TextRun<OutlineFont>): Glyph[] =>
  font.stringToGlyphs(text).reverse();

function widthOf(run: TextRun<OutlineFont>, size: number): number {
  const { font } = run.font;
  if (!HEBREW.test(run.text)) return font.getAdvanceWidth(run.text, size);
  const units = glyphsFromRight(run).reduce((sum, { advanceWidth = 0 }) => sum + advanceWidth, 0);
  return (units / font.unitsPerEm) * size;
}

function pathOf(run: TextRun<OutlineFont>, x: number, y: number, size: number): PathCommand[] {
  const { font } = run.font;
  if (!HEBREW.test(run.text)) return font.getPath(run.text, x, y, size).commands;
  let left = x;
  return glyphsFromRight(run).flatMap((glyph) => {
    const { commands } = glyph.getPath(left, y, size);
    left += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
    return commands;
  });
}

/** Own serializer, because opentype.js writes NaN for some numbers. */
function pathStep(command: PathCommand): string {
  const number = (pixels: number): string => String(Math.round(pixels * 10) / 10);
  if (command.type === 'Z') return 'Z';
  const end = `${number(command.x)} ${number(command.y)}`;
  if (command.type === 'Q') return `Q${number(command.x1)} ${number(command.y1)} ${end}`;
  if (command.type !== 'C') return `${command.type}${end}`;
  return `C${number(command.x1)} ${number(command.y1)} ${number(command.x2)} ${number(command.y2)} ${end}`;
}
