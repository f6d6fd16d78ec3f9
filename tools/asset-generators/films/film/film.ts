import type { Faces } from '../../covers/index.js';
import type { Sound } from '../sound/sound.js';
import type { Span } from './time.js';

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
