import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { PastBuyers } from './edition-rules.js';

/** An edition of a product's files. No row before the files were replaced for the first time. */
@Entity('product_editions')
export class ProductEdition {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'product_id' }) productId!: string;

  /** From 1. */
  @Column('integer') number!: number;

  /** Owner's text about the changes. */
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

  /** Storage key. */
  @Column('text') key!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text') format!: string;

  @Column('bigint', { name: 'size_bytes', transformer: { to: (value: number) => value, from: Number } })
  sizeBytes!: number;

  /** Hexadecimal. */
  @Column('text') sha256!: string;
}

/** A reader to be emailed about an edition, by the newest of their orders. */
@Entity('edition_readers')
export class EditionReader {
  @PrimaryColumn('text', { name: 'edition_id' }) editionId!: string;
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** `left`: refunded before the email was sent. */
  @Column('text') status!: 'waiting' | 'promised' | 'told' | 'left';
}
