import type { FileHandle } from 'node:fs/promises';

/** Bytes of an open file: as many as there are of those asked for. */
export async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length);
  const { bytesRead } = await file.read(part, 0, length, start);
  return part.subarray(0, bytesRead);
}
