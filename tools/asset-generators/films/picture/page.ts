import { element, group, lerp } from '../../covers/index.js';
import type { Span } from '../film/time.js';
import { present, settle } from '../film/time.js';

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
