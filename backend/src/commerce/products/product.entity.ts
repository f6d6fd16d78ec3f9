import { Column, CreateDateColumn, Entity, PrimaryColumn, type ValueTransformer } from 'typeorm';

import type { ProductType } from './product-type.js';

/** The specification keeps this flag as text; an existing site's data must import unchanged. */
const textFlag: ValueTransformer = {
  to: (value: boolean | undefined) => (value === undefined ? undefined : String(value)),
  from: (value: string | null) => value === 'true',
};

@Entity('products')
export class Product {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  /** US cents. */
  @Column('integer', { name: 'price' })
  priceCents!: number;

  @Column('text')
  type!: ProductType;

  @Column('text', { name: 'stripe_product_id', nullable: true })
  stripeProductId!: string | null;

  @Column('text', { name: 'stripe_price_id', nullable: true })
  stripePriceId!: string | null;

  /** Storage keys, in the order of `fileFormats`. */
  @Column('text', { name: 'digital_files', array: true, nullable: true })
  digitalFiles!: string[] | null;

  @Column('text', { name: 'file_formats', array: true, nullable: true })
  fileFormats!: string[] | null;

  @Column('text', { name: 'is_active', transformer: textFlag, nullable: true })
  isActive!: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
