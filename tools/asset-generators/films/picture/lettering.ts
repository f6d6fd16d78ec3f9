import { type Faces, lineData, path, place, setLine, type Style } from '../../covers/index.js';

export interface Letters {
  style: Style;
  fill: string;
  align?: 'left' | 'centre' | 'right';
  /** Baseline to baseline, in sizes. */
  leading?: number;
}

/** Lines of words as one path; the first baseline at y. */
export function lettered(lines: readonly string[], x: number, y: number, letters: Letters): string {
  const { style, fill, align = 'left', leading = 1.18 } = letters;
  const data = lines.map((words, index) =>
    lineData(place(setLine(words, style), x, y + index * style.sizePx * leading, align)),
  );
  return path(data.join(''), { fill });
}

/** The hands in which the films are written: those of the covers. */
export function hands({ fraunces, newsreader, newsreaderItalic, instrumentSans }: Faces) {
  return {
    title: (sizePx: number, wght = 460): Style => ({
      font: fraunces,
      axes: { opsz: 144, wght, SOFT: 0, WONK: 0 },
      sizePx,
      tracking: -12,
    }),
    text: (sizePx: number): Style => ({ font: newsreader, axes: { opsz: 28, wght: 400 }, sizePx }),
    italic: (sizePx: number): Style => ({ font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx }),
    capitals: (sizePx: number): Style => ({
      font: fraunces,
      axes: { opsz: 14, wght: 460, SOFT: 0, WONK: 0 },
      sizePx,
      tracking: 170,
    }),
    plain: (sizePx: number, wght = 500): Style => ({
      font: instrumentSans,
      axes: { wght, wdth: 100 },
      sizePx,
      tracking: 10,
    }),
  };
}

export type Hands = ReturnType<typeof hands>;
