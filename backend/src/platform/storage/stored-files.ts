import type { Readable } from 'node:stream';

/** S3 takes 1024 bytes, and some of them may be the prefix of this site. */
const LONGEST_BYTES = 900;

// Characters that no disk or server takes alike, and what Windows takes for the end of a folder's name.
const FORBIDDEN = /[\p{Cc}\\]/u;

/**
 * The key, if it means one and the same file on a disk and in a bucket.
 * @throws Error for one that is empty, too long, absolute, or leads through `.` or `..`
 */
export function checkedKey(key: string): string {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (isPlain && !FORBIDDEN.test(key) && Buffer.byteLength(key) <= LONGEST_BYTES) return key;
  throw new Error('A storage key left the storage folder, or no disk or bucket could take it.');
}

/** There is no such file, or it ends before the bytes that were asked for. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';

  constructor(key: string) {
    super(`The storage has no file ${key}, or not all of the bytes that were asked for.`);
  }
}

/**
 * Files that are never on a public path, named by keys such as `books/finding-peace/….pdf`; the Nest token as well.
 * They lie in a folder of this machine, or in object storage where one is named. A key that leads elsewhere is
 * refused by all four.
 */
export abstract class StoredFiles {
  /**
   * Copies a file in. It appears under its key only when it is whole, in place of one that was there; where it
   * cannot be kept, nothing is left of it, and the older one stays.
   */
  abstract keep(key: string, sourcePath: string): Promise<void>;

  /** Size in bytes, or undefined when there is no such file. */
  abstract size(key: string): Promise<number | undefined>;

  /**
   * Bytes `start` to `end`, both included. Whoever asks reads the stream or destroys it.
   * @throws MissingFileError, before any byte, for a file that is gone or shorter than that
   */
  abstract read(key: string, start: number, end: number): Promise<Readable>;

  /** Removes a file; one that is not there is removed already. */
  abstract remove(key: string): Promise<void>;
}
