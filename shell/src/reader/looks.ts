import { keep, kept } from './kept.js';

export const papers = ['light', 'sepia', 'dark'] as const;
export type Paper = (typeof papers)[number];

/** Sizes of the text in rem, so that they grow with the reader's own setting. */
export const textSizesRem = [1, 1.0625, 1.1875, 1.3125, 1.5, 1.75, 2] as const;
const usualStep = 2;

/** How a reader wants a text to look; the same for every sample. */
export interface Looks {
  /** Index in {@link textSizesRem}. */
  step: number;
  /** Null until one was chosen: then the paper goes with the rest of the site. */
  paper: Paper | null;
}

const key = 'lectern.reader-looks';

export function keptLooks(): Looks {
  return kept(key, isLooks) ?? { step: usualStep, paper: null };
}

export function keepLooks(looks: Looks): void {
  keep(key, looks);
}

/** The next step up or down, as far as there is one. */
export function stepBy(step: number, change: 1 | -1): number {
  return Math.min(textSizesRem.length - 1, Math.max(0, step + change));
}

function isLooks(value: unknown): value is Looks {
  if (typeof value !== 'object' || value === null) return false;
  const { step, paper } = value as Record<string, unknown>;
  const isStep = Number.isInteger(step) && textSizesRem[Number(step)] !== undefined;
  return isStep && (paper === null || papers.some((each) => each === paper));
}
