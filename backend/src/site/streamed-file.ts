import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import type { RangeSource } from '../platform/http/send-range.js';

export async function streamedFile(
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<RangeSource> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size } = await stat(path);
  return {
    sizeBytes: size,
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    isCacheable: true,
    headers,
    read: (start, end) => createReadStream(path, { start, end }),
  };
}
