import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { SiteArchiveState } from './site-archive-rules.js';

/** An archive of everything. At most one is being made. */
@Entity('site_archives')
export class SiteArchive {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') state!: SiteArchiveState;

  /** Files that are written. */
  @Column('integer', { default: 0 }) done!: number;
  /** Known once the rows are written. */
  @Column('integer', { nullable: true }) total!: number | null;
  @Column('bigint', {
    nullable: true,
    name: 'size_bytes',
    transformer: { to: (value: number | null) => value, from: numberOrNull },
  })
  sizeBytes!: number | null;

  /** `Name <email>` */
  @Column('text') who!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt!: Date | null;
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
