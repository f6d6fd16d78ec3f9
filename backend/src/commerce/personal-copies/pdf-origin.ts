import { CopyFault } from './copy-fault.js';

/** Readers look for the header within this (PDF 1.7, appendix H). */
const HEADER_WITHIN = 1_024;
/** Readers look for the last cross-reference within this. */
const TAIL = 4_096;

const asText = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', Math.max(0, from), to);

/** Undefined if the file names none. */
export function crossReferenceAt(bytes: Uint8Array): number | undefined {
  const tail = asText(bytes, bytes.length - TAIL, bytes.length);
  const said = tail.slice(tail.lastIndexOf('startxref')).match(/^startxref\s+(\d+)/)?.[1];
  return said === undefined ? undefined : Number(said);
}

export function crossReferenceKind(bytes: Uint8Array, at: number): 'table' | 'stream' | undefined {
  const start = asText(bytes, at, at + 40);
  if (/^\s{0,4}xref\b/.test(start)) return 'table';
  return /^\s{0,4}\d+\s+\d+\s+obj\b/.test(start) ? 'stream' : undefined;
}

/**
 * The byte from which a file counts its offsets: that of its header, which other bytes may precede.
 * @throws CopyFault if it has no header
 */
export function originOf(bytes: Uint8Array): number {
  const header = asText(bytes, 0, HEADER_WITHIN).indexOf('%PDF-');
  if (header < 0) throw new CopyFault('damaged', 'it has no header');
  const last = crossReferenceAt(bytes) ?? 0;
  // Some programs count from the first byte all the same.
  return crossReferenceKind(bytes, last) && !crossReferenceKind(bytes, header + last) ? 0 : header;
}
