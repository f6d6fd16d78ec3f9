import type { FileHandle } from 'node:fs/promises';

import { readPart } from './document-errors.js';

const PART_BYTES = 64 * 1_024;
/** Parts overlap by this, so that a mark on their border is found. */
const OVERLAP_BYTES = 64;

/** The end of a PDF, or of one of its versions: some programs forget the last line (ISO 32000-2, §7.5.5). */
const END = /%%EOF|startxref\s+\d+\s/g;
const OBJECT = /\b\d+\s+\d+\s+obj\b/;

/**
 * Whether all of a PDF is there, whatever a server or a file system has put behind it: its last end mark has no objects
 * behind it. A file that was cut off has no such mark, or only that of an earlier version or of its first page.
 */
export async function isWhole(file: FileHandle, size: number): Promise<boolean> {
  for (let end = size; end > 0; end -= PART_BYTES) {
    const start = Math.max(0, end - PART_BYTES);
    const part = (await readPart(file, start, end - start + OVERLAP_BYTES)).toString('latin1');
    const last = [...part.matchAll(END)].at(-1);
    if (last) return !OBJECT.test(part.slice(last.index));
    if (OBJECT.test(part)) return false;
  }
  return false;
}
