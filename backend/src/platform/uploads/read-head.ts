import { open } from 'node:fs/promises';

/** The first bytes of a file; fewer if it is shorter. */
export async function readHead(filePath: string, sizeBytes: number): Promise<Buffer> {
  const file = await open(filePath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sizeBytes), 0, sizeBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
