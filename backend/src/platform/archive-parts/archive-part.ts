import type { Readable } from 'node:stream';

/** Data of a feature in an archive of the site. Format 1: one JSON object a line, ISO times, integer cents. */
export interface ArchivePart {
  /** Folder in the archive. */
  readonly name: string;
  /** Parts that must be read before. */
  readonly after?: readonly string[];
  /** Tables whose rows it holds. */
  readonly tables?: readonly string[];
  /** All parts are written from one snapshot of the database, so that no order comes without its receipt. */
  write(out: ArchiveOutput): Promise<void>;
  /** Reads into an empty site, in one transaction. Enqueues no jobs and publishes no events, so that nothing is emailed. */
  read(source: ArchiveSource): Promise<void>;
}

export interface ArchiveOutput {
  /** Writes `<part>/<name>.ndjson`. */
  rows(name: string, rows: AsyncIterable<object>): Promise<void>;
  /**
   * Adds `<part>/<path>` once all rows are written: the snapshot of the database is not held for files.
   * @param open returns undefined for a file that is missing
   */
  file(path: string, open: () => Promise<Readable | undefined>): void;
  /** Runs once all rows are written, to add files that take long or the network to prepare. */
  afterRows(prepare: () => Promise<void>): void;
  /** A folder for files of `file`, which is removed when the archive is written. */
  folder(): Promise<string>;
}

export interface ArchiveSource {
  /**
   * Values of `<part>/<name>.ndjson`.
   * @param read checks a value; throws an error with a sentence about it
   * @throws DomainError with file and line
   */
  rows<T>(name: string, read: (value: unknown) => T): AsyncIterable<T>;
  /** Undefined if there is no such file. */
  file(path: string): Promise<Readable | undefined>;
  /** Paths within the part. */
  files(): readonly string[];
}
