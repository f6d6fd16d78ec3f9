import { smoothstep } from '../../covers/index.js';

/** A stretch of a film, in seconds from its beginning. */
export interface Span {
  from: number;
  to: number;
}

/** 0 before the span, 1 after it, an S-curve in between. */
export const rise = (at: number, from: number, to: number): number => smoothstep(from, to, at);

/** 1 within the span, with soft ends of the given lengths (seconds) inside it. */
export function present(at: number, { from, to }: Span, fadeIn = 1.1, fadeOut = 0.9): number {
  return rise(at, from, from + fadeIn) * (1 - rise(at, to - fadeOut, to));
}

/** Quick at first, then ever slower, from 0 to 1. */
export function settle(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return 1 - (1 - share) ** 3;
}

/**
 * Two and a half seconds to notice it, and a third of a second a word: slower than most people read, so that
 * nobody has to hurry.
 */
export function readingSeconds(text: string): number {
  return 2.5 + text.split(/\s+/).length / 3;
}
