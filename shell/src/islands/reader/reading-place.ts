import { store, readStored } from './local-storage.js';
import { begunFrom, finishedFrom } from './reading-rules.js';

/** Position in a text, independent of text size and window width. */
export interface Place {
  /** Index of the paragraph at the upper edge. */
  block: number;
  /** Share of it above the edge, 0 to 1. */
  share: number;
}

/** Box of a paragraph, in pixels from the beginning of the text. */
export interface BlockBox {
  top: number;
  height: number;
}

/** @param edge scroll position in pixels */
export function placeAt(edge: number, boxes: readonly BlockBox[]): Place {
  const below = boxes.findIndex(({ top }) => top > edge);
  const block = Math.max(0, (below < 0 ? boxes.length : below) - 1);
  const box = boxes[block];
  if (!box || box.height <= 0) return { block, share: 0 };
  return { block, share: Math.min(1, Math.max(0, (edge - box.top) / box.height)) };
}

/** Scroll position of a place, the inverse of `placeAt`. A place beyond the text's end is its end. */
export function edgeOf({ block, share }: Place, boxes: readonly BlockBox[]): number {
  const box = boxes[Math.min(block, boxes.length - 1)];
  return box ? box.top + box.height * share : 0;
}

/** Whether to restore a position: not near the beginning, and not near the end. */
export function isWorthReturning(progress: number): boolean {
  return progress > begunFrom && progress < finishedFrom;
}

const keyOf = (bookId: string): string => `lectern.sample-place.${bookId}`;

interface KeptPlace extends Place {
  /** Share of the whole sample, 0 to 1. */
  progress: number;
}

export function keepPlace(bookId: string, place: KeptPlace): void {
  store(keyOf(bookId), place);
}

export function keptPlace(bookId: string): KeptPlace | null {
  return readStored(keyOf(bookId), isPlace);
}

function isPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { block, share, progress } = value as Record<string, unknown>;
  return Number.isInteger(block) && Number(block) >= 0 && isShare(share) && isShare(progress);
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
