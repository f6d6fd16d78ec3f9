import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { LinkPlace } from './download-address.js';

/** An address that opens a grant for 24 hours. Only the hash of its token is kept. */
@Entity('download_links')
export class DownloadLink {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'grant_id' })
  grantId!: string;

  @Column('text', { name: 'token_hash', unique: true })
  tokenHash!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /** Bytes sent that do not yet make a whole copy. */
  @Column('bigint', {
    name: 'delivered_bytes',
    default: 0,
    transformer: { to: (value?: number) => value, from: Number },
  })
  deliveredBytes!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Where it stands: on the page after buying, in a letter, or copied from the desk; null for older ones. */
  @Column('text', { name: 'issued_for', nullable: true })
  issuedFor!: LinkPlace | null;

  /** When it was first asked for, and last: whoever reads on in an open file counts once a minute. */
  @Column('timestamptz', { name: 'first_opened_at', nullable: true })
  firstOpenedAt!: Date | null;

  @Column('timestamptz', { name: 'last_opened_at', nullable: true })
  lastOpenedAt!: Date | null;

  @Column('integer', { name: 'opened_count', default: 0 })
  openedCount!: number;

  /** When a fresh link was last sent in its place. */
  @Column('timestamptz', { name: 'renewed_at', nullable: true })
  renewedAt!: Date | null;
}
