import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type {
  ImportCounts,
  ImportKind,
  ImportState,
  Inspection,
  RowOutcome,
  UndoOutcome,
} from './import-rules.js';

/** Files that she uploaded, and what became of them. At most one batch of a kind is running or being undone. */
@Entity('import_batches')
export class ImportBatch {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: ImportKind;
  @Column('text') state!: ImportState;

  /** In storage under `fileKey`. */
  @Column('jsonb') files!: { name: string; sizeBytes: number }[];
  @Column('jsonb') inspection!: Inspection;

  /** See `columnsKey`; null for files without columns. */
  @Column('text', { name: 'columns_key', nullable: true }) columnsKey!: string | null;
  @Column('jsonb') options!: object;
  @Column('jsonb') counts!: ImportCounts;

  /** Number of the last entry of a finished chunk, or of undone rows. */
  @Column('integer', { default: 0 }) done!: number;

  /** Known after the dry run. */
  @Column('integer', { nullable: true }) total!: number | null;

  /** A sentence for the owner. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('text') who!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;

  /** When its files and undo data were removed. */
  @Column('timestamptz', { name: 'expired_at', nullable: true }) expiredAt!: Date | null;
}

/** A row of the dry run, which the import replaces. */
@Entity('import_rows')
export class ImportRow {
  @PrimaryColumn('uuid', { name: 'batch_id' }) batchId!: string;
  @PrimaryColumn('integer') number!: number;
  @Column('text') place!: string;

  /** Null for entries that cannot be read. */
  @Column('text', { name: 'source_id', nullable: true }) sourceId!: string | null;
  @Column('text') outcome!: RowOutcome;
  @Column('text', { nullable: true }) code!: string | null;
  @Column('jsonb', { nullable: true }) params!: Record<string, string | number> | null;
  /** Of a dry run. */
  @Column('text', { nullable: true }) claim!: string | null;
  @Column('text', { name: 'made_kind', nullable: true }) madeKind!: string | null;
  @Column('text', { name: 'made_id', nullable: true }) madeId!: string | null;
  @Column('jsonb', { name: 'undo', nullable: true }) undo!: object | null;
  @Column('text', { nullable: true }) undone!: UndoOutcome | null;
}
