import { Column, CreateDateColumn, Entity, PrimaryColumn, type ValueTransformer } from 'typeorm';

import type { ProductType, ProductField } from './product-rules.js';

/** The specification keeps this flag as text; an existing site's data must import unchanged. */
const textFlag: ValueTransformer = {
  to: (value: boolean | undefined) => (value === undefined ? undefined : String(value)),
  from: (value: string | null) => value === 'true',
};

@Entity('products')
export class Product {
  @PrimaryColumn('text') id!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;

  /** US cents. */
  @Column('integer', { name: 'price' }) priceCents!: number;
  @Column('text') type!: ProductType;
  @Column('text', { name: 'stripe_product_id', nullable: true }) stripeProductId!: string | null;
  @Column('text', { name: 'stripe_price_id', nullable: true }) stripePriceId!: string | null;

  /** Storage keys, in the order of `fileFormats`. */
  @Column('text', { name: 'digital_files', array: true, nullable: true }) digitalFiles!: string[] | null;
  @Column('text', { name: 'file_formats', array: true, nullable: true }) fileFormats!: string[] | null;
  @Column('text', { name: 'is_active', transformer: textFlag, nullable: true }) isActive!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** What the dashboard knows of a product; one without such a row was never changed there. */
@Entity('product_desk')
export class ProductRevision {
  @PrimaryColumn('text', { name: 'product_id' }) productId!: string;

  /** Counts what staff has changed. */
  @Column('integer') version!: number;

  /** The version in which each field was changed last. */
  @Column('jsonb', { name: 'changed_in' }) changedIn!: Partial<Record<ProductField, number>>;

  /** Neither listed nor sold; its buyers keep what they bought. */
  @Column('timestamptz', { name: 'put_away_at', nullable: true }) putAwayAt!: Date | null;
}

/** Whether a product is out; one without such a row always was. */
@Entity('product_releases')
export class ProductRelease {
  @PrimaryColumn('text', { name: 'product_id' }) productId!: string;
  @Column('text') availability!: 'pre-order' | 'in-stock';
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt!: Date | null;
}
