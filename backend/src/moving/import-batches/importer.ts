import type { EntityManager } from 'typeorm';

import type { ImportBatch } from './import-batch.entity.js';
import type { ImportKind, Inspection, RowOutcome, UndoOutcome } from './import-rules.js';

/** A copy on this machine, which exists during the call. */
export interface ImportFile {
  /** Sanitized file name from the browser. */
  name: string;
  path: string;
  sizeBytes: number;
}

/** A sentence of the dashboard's catalogue (`moving.rows`) by its code. */
export interface RowReason {
  code: string;
  params?: Readonly<Record<string, string | number>>;
}

interface EntryPlace {
  /** From 1, without gaps, over all files. */
  number: number;
  /** For people: `subscribed.csv, 17`. */
  place: string;
}

export interface ImportEntry<Value = unknown> extends EntryPlace {
  /** Id of the text, sale or person in the other service: a second run updates by it. */
  sourceId: string;
  value: Value;
  /** Place of an earlier entry with the same id. */
  doubleOf?: string;
}

/** An entry that cannot be read. */
export interface FaultyEntry extends EntryPlace {
  fault: RowReason;
}

export interface PlannedRow {
  number: number;
  outcome: RowOutcome;
  reason?: RowReason | undefined;
  /** In a dry run: what the entry would take, such as `article:my-post`. Later chunks find it by `findClaims`. */
  claim?: string | undefined;
}

export interface WrittenRow extends PlannedRow {
  /** Such as `{ kind: 'order', id }`. */
  made?: { kind: string; id: string } | undefined;
  /** Input of {@link Importer.undo}. Rows without it have nothing to undo. */
  undo?: object | undefined;
}

export interface UndoableRow {
  number: number;
  sourceId: string;
  outcome: RowOutcome;
  made: { kind: string; id: string };
  undo: Record<string, unknown>;
}

export interface UndoneRow {
  number: number;
  undone: UndoOutcome;
}

export interface Preparation {
  batch: ImportBatch;
  files: readonly ImportFile[];
  /** A dry run gets nothing from elsewhere. */
  stage: 'checking' | 'running';
}

/**
 * Imports one kind of data. Calls with a manager read the database through its open transaction.
 * `Ready` is what {@link prepare} makes of a value.
 */
export interface Importer<Value = unknown, Ready = Value> {
  readonly kind: ImportKind;
  /** Entries of one transaction, if fewer than `CHUNK_SIZE`. */
  readonly chunkSize?: number;
  /**
   * Recognizes the files and proposes options.
   * @throws DomainError for files that cannot be read
   */
  inspect(files: readonly ImportFile[]): Promise<Inspection>;
  /** Validates options of the dashboard. @throws DomainError */
  readOptions(value: unknown, inspection: Inspection): object;
  /** Streams the entries in the order of the files, in bounded memory. @throws DomainError for unreadable files */
  entries(files: readonly ImportFile[], batch: ImportBatch): AsyncIterable<ImportEntry<Value> | FaultyEntry>;
  /**
   * Reads entries, and gets what they need from elsewhere, such as pictures, before their transaction. May be called
   * again with the same entries. Returns early when the process is asked to stop: its result is not used then.
   */
  prepare?(
    entries: readonly ImportEntry<Value>[],
    preparation: Preparation,
  ): Promise<(ImportEntry<Ready> | FaultyEntry)[]>;
  /** Says what entries would do, without writing. */
  plan(
    manager: EntityManager,
    entries: readonly ImportEntry<Ready>[],
    batch: ImportBatch,
  ): Promise<PlannedRow[]>;
  /** Writes entries in the open transaction. The same entries again change nothing. */
  write(
    manager: EntityManager,
    entries: readonly ImportEntry<Ready>[],
    batch: ImportBatch,
  ): Promise<WrittenRow[]>;
  /** Undoes rows, the last one first. Keeps what was changed since. */
  undo(manager: EntityManager, rows: readonly UndoableRow[], batch: ImportBatch): Promise<UndoneRow[]>;
  /**
   * Takes back what belongs to no row, such as pictures, after all rows were undone: a part per call, outside of a
   * transaction. @returns whether nothing is left
   */
  takeBack?(batch: ImportBatch): Promise<boolean>;
  /** Publishes that data changed, once for all chunks of a run. Joins the transaction that ends the run. */
  announce?(): Promise<void>;
}
