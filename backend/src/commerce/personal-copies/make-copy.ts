import { readFile, stat, writeFile } from 'node:fs/promises';

import { CopyFault } from './copy-fault.js';
import type { CopyLine } from './copy-line.js';
import { type CopyTrace, LARGEST_BYTES } from './personal-copy-rules.js';
import type { StampInput } from './stamp-copy.js';

/** Whether only the order is printed, since the fonts lack glyphs of name and address. */
const isNameless = ({ text, printable }: CopyLine, printed: string): boolean =>
  printed !== text && printed === printable.at(-1);

/** Each format's libraries are large, so they are loaded on demand. */
const MAKERS = {
  pdf: async (original: Buffer, { copyPath, line, isWhole }: StampInput): Promise<CopyTrace> => {
    const [{ stampPdf }, { provePdf }] = [await import('./stamp-pdf.js'), await import('./prove-pdf.js')];
    const { bytes, printed } = await stampPdf(original, line);
    await provePdf({ original, copy: bytes, line, printed, isWhole });
    await writeFile(copyPath, bytes, { mode: 0o600 });
    if (!printed) return { place: 'properties', pageNumber: null };
    const place = isNameless(line, printed.text) ? 'page-without-name' : 'page';
    return { place, pageNumber: printed.pageNumber };
  },
  epub: async (original: Buffer, { originalPath, copyPath, line }: StampInput): Promise<CopyTrace> => {
    const [{ stampEpub }, { proveEpub }] = [await import('./stamp-epub.js'), await import('./prove-epub.js')];
    const { bytes, insertions } = await stampEpub(original, line);
    await writeFile(copyPath, bytes, { mode: 0o600 });
    await proveEpub({
      original,
      copy: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      originalPath,
      copyPath,
      insertions,
    });
    return { place: insertions.length > 1 ? 'page' : 'properties', pageNumber: null };
  },
} satisfies Record<StampInput['format'], unknown>;

/**
 * Makes a copy and verifies it. Equal input gives equal bytes.
 * @throws CopyFault if it cannot be made, or the result is not the original with the line
 */
export async function makeCopy(input: StampInput): Promise<CopyTrace> {
  const { size } = await stat(input.originalPath);
  if (size > LARGEST_BYTES) throw new CopyFault('too-large', `${size} bytes`);
  return MAKERS[input.format](await readFile(input.originalPath), input);
}
