import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { PastBuyers } from './edition-rules.js';

/** No row before the files were first replaced. */
@Entity('product_editions')
export class ProductEdition {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('integer') number!: number;
  @Column('text') note!: string;
  @Column('text', { name: 'past_buyers' }) pastBuyers!: PastBuyers;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** A file of an edition; an unchanged file has a row in each edition. */
@Entity('product_files')
export class ProductFile {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'edition_id' }) editionId!: string;

  /** A replacement keeps the position. */
  @Column('integer') position!: number;
  @Column('text') key!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text') format!: string;

  @Column('bigint', { name: 'size_bytes', transformer: { to: (value: number) => value, from: Number } })
  sizeBytes!: number;
  @Column('text') sha256!: string;
}

/** By the newest of the reader's orders. */
@Entity('edition_readers')
export class EditionReader {
  @PrimaryColumn('text', { name: 'edition_id' }) editionId!: string;
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** `left`: refunded before the email was sent. */
  @Column('text') status!: 'waiting' | 'promised' | 'told' | 'left';
}
