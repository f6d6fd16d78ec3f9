import { element, type Faces, group, lerp, path, roman, setAt, type Style } from '../covers/index.js';
import { present, settle, type Span } from './film.js';

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
  const data = lines.map((words, index) => setAt(words, style, x, y + index * style.sizePx * leading, align));
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
      axes: roman(14, 460),
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

/** Something drawn once that comes, stands, and goes. */
export interface Appearance extends Span {
  drawn: string;
  /** How far below its place it comes from, in pixels. */
  liftPx?: number;
  fadeIn?: number;
  fadeOut?: number;
}

/** Draws what is there at a moment; nothing at all of what is not. */
export function appear(at: number, { drawn, liftPx = 8, fadeIn, fadeOut, ...span }: Appearance): string {
  const opacity = present(at, span, fadeIn, fadeOut);
  if (opacity <= 0) return '';
  const dy = lerp(liftPx, 0, settle(at, span.from, span.from + 1.8));
  // Rounded, so that a picture that has come to rest is the same from frame to frame.
  const shift = Math.round(dy * 20) / 20;
  return group(
    {
      opacity: opacity < 1 ? Math.round(opacity * 1000) / 1000 : undefined,
      transform: shift > 0 ? `translate(0 ${shift})` : undefined,
    },
    drawn,
  );
}

/** A layer that is always drawn, at some opacity. */
export function veiled(opacity: number, ...drawn: string[]): string {
  if (opacity <= 0.001) return '';
  return opacity >= 0.999 ? drawn.join('') : group({ opacity: Math.round(opacity * 1000) / 1000 }, ...drawn);
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: object): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });
