import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { PastBuyers } from './past-buyers.js';

/** The files of a product as they are sold from a day on. A product that was never given new ones has no such row. */
@Entity('product_editions')
export class ProductEdition {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'product_id' })
  productId!: string;

  /** From 1. */
  @Column('integer')
  number!: number;

  /** What is new in it. */
  @Column('text')
  note!: string;

  @Column('text', { name: 'past_buyers' })
  pastBuyers!: PastBuyers;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
