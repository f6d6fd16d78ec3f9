import type { Readable } from 'node:stream';

/** S3 allows 1024 bytes, including the site's prefix. */
const MAX_KEY_BYTES = 900;

// Handled differently by disks and servers; Windows separates folders by backslash.
const FORBIDDEN = /[\p{Cc}\\]/u;

/**
 * Returns the key if it is valid for a disk and for a bucket.
 * @throws Error if it is empty, too long, absolute, or contains `.` or `..`
 */
export function checkedKey(key: string): string {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (isPlain && !FORBIDDEN.test(key) && Buffer.byteLength(key) <= MAX_KEY_BYTES) return key;
  throw new Error('invalid storage key');
}

/** There is no such file, or it is shorter than the requested range. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';

  constructor(key: string) {
    super(`The storage has no file ${key}, or it is shorter than the requested range.`);
  }
}

export interface StoredFile {
  key: string;
  bytes: number;
}

/**
 * Private files by keys such as `books/finding-peace/….pdf`, on the disk or in object storage; also the Nest token.
 * All methods reject invalid keys: see {@link checkedKey}.
 */
export abstract class StoredFiles {
  /**
   * Copies a file in, atomically: on failure nothing is left behind, and a previous version stays.
   */
  abstract keep(key: string, sourcePath: string): Promise<void>;

  /** Stores a stream of unknown length, atomically, as `keep` does. Stops with the signal. */
  abstract write(key: string, content: Readable, signal?: AbortSignal): Promise<void>;

  /**
   * Files whose key starts with `prefix`, in no particular order, without holding them all in memory. Files that are stored or
   * removed at the same time may be missing.
   */
  abstract list(prefix?: string): AsyncIterable<StoredFile>;

  /** Size in bytes; undefined if there is no such file. */
  abstract size(key: string): Promise<number | undefined>;

  /**
   * Bytes `start` to `end`, both included. The caller reads the stream or destroys it.
   * @throws MissingFileError before the first byte if the file is missing or shorter
   */
  abstract read(key: string, start: number, end: number): Promise<Readable>;

  /** Idempotent. */
  abstract remove(key: string): Promise<void>;
}
