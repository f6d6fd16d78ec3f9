import type { FileHandle } from 'node:fs/promises';

/**
 * Why a file is not what it is called. The message goes on behind the file's name: “is locked with a password.”
 */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
}

/** The check of a file did not end: nothing is known about the file. The message goes on behind the file's name. */
export class DocumentCheckFailed extends Error {
  override readonly name = 'DocumentCheckFailed';
}

/** Bytes of an open file: as many as there are of those asked for. */
export async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length);
  const { bytesRead } = await file.read(part, 0, length, start);
  return part.subarray(0, bytesRead);
}
