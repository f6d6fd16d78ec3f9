import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);

/** Still legible on a card. */
const smallestSize = 20;

export type Face = '400-italic' | '400-normal' | '600-normal';

/** A font that draws text as outlines, so that pictures look the same on machines without fonts. */
export class OutlinedType {
  readonly #font: Font;

  private constructor(font: Font) {
    this.#font = font;
  }

  static async load(face: Face): Promise<OutlinedType> {
    // Loaded lazily: most runs draw nothing.
    const { default: opentype } = await import('opentype.js');
    const { buffer, byteOffset, byteLength } = await readFile(
      require.resolve(`@fontsource/fraunces/files/fraunces-latin-${face}.woff`),
    );
    return new OutlinedType(opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer));
  }

  /** Lines as one SVG `<path>`; `at` is the left edge (center, if `centred`) and first baseline, in pixels. */
  draw(
    lines: readonly string[],
    at: { x: number; y: number; size: number; fill: string; leading?: number; centred?: boolean },
  ): string {
    const { x, y, size, fill, leading = 1.08, centred = false } = at;
    const outlines = lines.map((line, row) => {
      const left = centred ? x - this.#font.getAdvanceWidth(line, size) / 2 : x;
      const { commands } = this.#font.getPath(line, left, y + row * size * leading, size);
      return commands.map(pathStep).join('');
    });
    return `<path fill="${fill}" d="${outlines.join('')}"/>`;
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
    const widest = Math.max(...text.split(' ').map((word) => this.#font.getAdvanceWidth(word, size)));
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
    return this.#font.getAdvanceWidth(line, size);
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
    return this.#font.getAdvanceWidth(line, size) <= width;
  }
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
