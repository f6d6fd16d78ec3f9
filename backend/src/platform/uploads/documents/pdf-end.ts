import type { FileHandle } from 'node:fs/promises';

import { readPart } from './read-part.js';

const PART_BYTES = 64 * 1_024;
/** Parts overlap, so that a mark on a boundary is found. */
const OVERLAP_BYTES = 64;

/** End mark of a PDF or one of its versions; some programs omit the last line (ISO 32000-2, §7.5.5). */
const END = /%%EOF|startxref\s+\d+\s/g;
const OBJECT = /\b\d+\s+\d+\s+obj\b/;

/**
 * Whether a PDF is complete: no objects follow its last end mark, though servers and file systems may have appended
 * other bytes. A truncated file has no mark, or only that of an earlier version or of the first page.
 */
export async function isComplete(file: FileHandle, size: number): Promise<boolean> {
  for (let end = size; end > 0; end -= PART_BYTES) {
    const start = Math.max(0, end - PART_BYTES);
    const part = (await readPart(file, start, end - start + OVERLAP_BYTES)).toString('latin1');
    const last = [...part.matchAll(END)].at(-1);
    if (last) return !OBJECT.test(part.slice(last.index));
    if (OBJECT.test(part)) return false;
  }
  return false;
}
