import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { PastBuyers } from './edition-rules.js';

/** The files of a product as they are sold from a day on. A product that was never given new ones has no such row. */
@Entity('product_editions')
export class ProductEdition {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'product_id' }) productId!: string;

  /** From 1. */
  @Column('integer') number!: number;

  /** What is new in it. */
  @Column('text') note!: string;
  @Column('text', { name: 'past_buyers' }) pastBuyers!: PastBuyers;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** A file of an edition; one that a new edition takes over has a row in both. */
@Entity('product_files')
export class ProductFile {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'edition_id' }) editionId!: string;

  /** A file that takes another's place takes its position. */
  @Column('integer') position!: number;

  /** In the storage. */
  @Column('text') key!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text') format!: string;

  @Column('bigint', { name: 'size_bytes', transformer: { to: (value: number) => value, from: Number } })
  sizeBytes!: number;

  /** Hexadecimal. */
  @Column('text') sha256!: string;
}

/** Somebody who is told of a new edition, by the newest of their orders. */
@Entity('edition_readers')
export class EditionReader {
  @PrimaryColumn('text', { name: 'edition_id' }) editionId!: string;
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** `left`: the book was refunded before the email's turn came. */
  @Column('text') status!: 'waiting' | 'promised' | 'told' | 'left';
}
