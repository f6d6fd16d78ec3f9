import { createHash } from 'node:crypto';
import path from 'node:path';

import { type FileFormat, parseFileFormat } from '../products/file-format.js';

/** A file on this machine that is to be sold. */
export interface BookFileToKeep {
  filePath: string;
  format: FileFormat;
  /** Where it is kept; the buyer's copy is called as its last part. */
  key: string;
}

/**
 * @param content of the file: a new edition never takes the place of one that somebody is reading
 * @throws Error for a file in another format than books are sold in
 */
export function bookFileToKeep(productId: string, filePath: string, content: Buffer): BookFileToKeep {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return {
    filePath,
    format: parseFileFormat(path.extname(filePath)),
    key: `books/${productId}/${hash}/${path.basename(filePath)}`,
  };
}
