import { type Faces, smoothstep } from '../covers/index.js';
import type { Sound } from './sound.js';

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

/** Words that are to be read in the picture. A line of the caption is a line of the picture. */
export interface Passage extends Span {
  lines: readonly string[];
}

export interface Film {
  id: string;
  durationSeconds: number;
  /** Everything that is said in the picture, in order, without overlaps. */
  passages: readonly Passage[];
  /** What is heard where nothing is to be read, for captions: `Slow chords, like water`. */
  sounds: readonly (Span & { text: string })[];
  /** The moment whose picture stands for the film. */
  posterAtSeconds: number;
  /** Draws one moment: what stands inside an <svg> of 960 × 540. */
  picture(faces: Faces): (atSeconds: number) => string;
  score(sound: Sound): void;
}

export const widthPx = 960;
export const heightPx = 540;
export const framesPerSecond = 15;

function clock(seconds: number): string {
  const wholeMs = Math.round(seconds * 1000);
  const whole = Math.floor(wholeMs / 1000);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const thousandths = String(wholeMs % 1000).padStart(3, '0');
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${thousandths}`;
}

/** WebVTT: the words of the picture, and in brackets what is heard between them. */
export function captions({ id, passages, sounds }: Film): string {
  const cues = [
    ...passages.map(({ from, to, lines }) => ({ from, to, text: lines.join('\n') })),
    ...sounds.map(({ from, to, text }) => ({ from, to, text: `[${text}]` })),
  ].sort((one, other) => one.from - other.from);
  const late = cues.find((cue, index) => index > 0 && cue.from < (cues[index - 1]?.to ?? 0));
  if (late) throw new Error(`${id}: "${late.text}" begins before the cue before it ends.`);
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`;
}
