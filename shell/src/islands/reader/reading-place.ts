import { keep, kept } from './local-storage.js';

/** Where somebody is in a text, whatever its size and the width of the window. */
export interface Place {
  /** Number of the paragraph at the upper edge, from 0. */
  block: number;
  /** How much of it has passed the edge, 0 to 1. */
  share: number;
}

/** A paragraph as it lies in the whole text, in pixels from its beginning. */
export interface BlockBox {
  top: number;
  height: number;
}

const begun = 0.005;
const finished = 0.985;

/** @param edge pixels of the text that have passed the upper edge */
export function placeAt(edge: number, boxes: readonly BlockBox[]): Place {
  const below = boxes.findIndex(({ top }) => top > edge);
  const block = Math.max(0, (below < 0 ? boxes.length : below) - 1);
  const box = boxes[block];
  if (!box || box.height <= 0) return { block, share: 0 };
  return { block, share: Math.min(1, Math.max(0, (edge - box.top) / box.height)) };
}

/** The edge at which a place is: the other way round. A place beyond the text's end is its end. */
export function edgeOf({ block, share }: Place, boxes: readonly BlockBox[]): number {
  const box = boxes[Math.min(block, boxes.length - 1)];
  return box ? box.top + box.height * share : 0;
}

/** Whether a reader is better taken back than left at the beginning: not when they had hardly begun, or had finished. */
export function isWorthReturning(progress: number): boolean {
  return progress > begun && progress < finished;
}

const keyOf = (bookId: string): string => `lectern.sample-place.${bookId}`;

interface KeptPlace extends Place {
  /** Of the whole sample, 0 to 1. */
  progress: number;
}

export function keepPlace(bookId: string, place: KeptPlace): void {
  keep(keyOf(bookId), place);
}

export function keptPlace(bookId: string): KeptPlace | null {
  return kept(keyOf(bookId), isPlace);
}

function isPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { block, share, progress } = value as Record<string, unknown>;
  return Number.isInteger(block) && Number(block) >= 0 && isShare(share) && isShare(progress);
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
