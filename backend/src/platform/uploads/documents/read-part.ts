import type { FileHandle } from 'node:fs/promises';

/** Reads up to `length` bytes; fewer at the end of the file. */
export async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length);
  const { bytesRead } = await file.read(part, 0, length, start);
  return part.subarray(0, bytesRead);
}
