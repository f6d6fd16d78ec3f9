import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

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

  /** When a fresh link was last sent in its place. */
  @Column('timestamptz', { name: 'renewed_at', nullable: true })
  renewedAt!: Date | null;
}
