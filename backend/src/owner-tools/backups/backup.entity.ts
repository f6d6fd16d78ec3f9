import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { BackupFacts, BackupKind, BackupState } from './backup-rules.js';

/** A backup, a rehearsal of one, or a restore of this database. */
@Entity('backups')
export class Backup {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: BackupKind;
  @CreateDateColumn({ type: 'timestamptz', name: 'started_at' }) startedAt!: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;
  @Column('text') state!: BackupState;

  /** Folder, or `s3://bucket/prefix`. */
  @Column('text') place!: string;

  /** See `newBackupName`; a rehearsal and a restore have that of their backup. */
  @Column('text') name!: string;

  /** Size of the archive as it is stored; null until it is whole. */
  @Column('bigint', {
    nullable: true,
    transformer: { to: (value: number | null) => value, from: numberOrNull },
  })
  bytes!: number | null;

  /** A sentence for the owner, without secrets. */
  @Column('text', { nullable: true }) error!: string | null;
  @Column('jsonb', { default: {} }) facts!: BackupFacts;
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
