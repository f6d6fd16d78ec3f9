import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { FileFormat } from '../products/product-rules.js';
import type { LinkPlace } from './download-rules.js';

/** Right of a buyer to one file; one set for each order. */
@Entity('download_grants')
export class DownloadGrant {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('text', { name: 'file_path' }) filePath!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text', { name: 'file_format' }) fileFormat!: FileFormat;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** Link that opens a grant for 24 hours. Only its token's hash is stored. */
@Entity('download_links')
export class DownloadLink {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'grant_id' }) grantId!: string;
  @Column('text', { name: 'token_hash', unique: true }) tokenHash!: string;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;

  /** Bytes sent since the last complete transfer. */
  @Column('bigint', {
    name: 'delivered_bytes',
    default: 0,
    transformer: { to: (value?: number) => value, from: Number },
  })
  deliveredBytes!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;

  /** Null for older links. */
  @Column('text', { name: 'issued_for', nullable: true }) issuedFor!: LinkPlace | null;

  /** First and last opening. Reading on in an open file counts once a minute. */
  @Column('timestamptz', { name: 'first_opened_at', nullable: true }) firstOpenedAt!: Date | null;
  @Column('timestamptz', { name: 'last_opened_at', nullable: true }) lastOpenedAt!: Date | null;
  @Column('integer', { name: 'opened_count', default: 0 }) openedCount!: number;

  /** When a new link was last sent in its place. */
  @Column('timestamptz', { name: 'renewed_at', nullable: true }) renewedAt!: Date | null;
}

/** Finished downloads, as specified: one row for each buyer and file. */
@Entity('digital_downloads')
export class DigitalDownload {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('text', { name: 'customer_email' }) customerEmail!: string;
  @Column('text', { name: 'file_path' }) filePath!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text', { name: 'file_format' }) fileFormat!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'downloaded_at' }) downloadedAt!: Date;
  @Column('integer', { name: 'download_count' }) downloadCount!: number;
}

/** Purchase email of an order, and the job run that sends it. */
@Entity('order_mails')
export class OrderMail {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** Null for emails sent before runs were stored. */
  @Column('text', { name: 'run_id', nullable: true }) runId!: string | null;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;
}
