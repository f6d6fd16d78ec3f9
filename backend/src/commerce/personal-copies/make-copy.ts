import { readFile, stat, writeFile } from 'node:fs/promises';

import { CopyFault, LARGEST_BYTES } from './copy-line.js';
import type { StampInput } from './stamp-copy.js';

/** The libraries of each format are large: those of the other are not read. */
const MAKERS = {
  pdf: async (original: Buffer, { copyPath, line, isWhole }: StampInput): Promise<boolean> => {
    const [{ stampPdf }, { provePdf }] = [await import('./stamp-pdf.js'), await import('./prove-pdf.js')];
    const { bytes, printed } = await stampPdf(original, line);
    await provePdf({ original, copy: bytes, line, printed, isWhole });
    await writeFile(copyPath, bytes, { mode: 0o600 });
    return printed !== undefined;
  },
  epub: async (original: Buffer, { originalPath, copyPath, line }: StampInput): Promise<boolean> => {
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
    return insertions.length > 1;
  },
} satisfies Record<StampInput['format'], unknown>;

/**
 * Makes a copy and proves it. Equal input gives equal bytes.
 * @returns whether a page of it shows the line
 * @throws CopyFault where it cannot be made, or what was made is not the original with the line
 */
export async function makeCopy(input: StampInput): Promise<boolean> {
  const { size } = await stat(input.originalPath);
  if (size > LARGEST_BYTES) throw new CopyFault('too-large', `${size} bytes`);
  return MAKERS[input.format](await readFile(input.originalPath), input);
}
