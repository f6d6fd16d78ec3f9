import { Column, CreateDateColumn, Entity, PrimaryColumn, type ValueTransformer } from 'typeorm';

import type { ProductType, ProductField } from './product-rules.js';

/** The specification stores this flag as text; data of existing sites must import unchanged. */
const textFlag: ValueTransformer = {
  to: (value: boolean | undefined) => (value === undefined ? undefined : String(value)),
  from: (value: string | null) => value === 'true',
};

@Entity('products')
export class Product {
  @PrimaryColumn('text') id!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;

  /** In the currency's minor unit. */
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

/** No row before the first change. */
@Entity('product_desk')
export class ProductRevision {
  @PrimaryColumn('text', { name: 'product_id' }) productId!: string;

  @Column('integer') version!: number;

  /** Version of each field's last change. */
  @Column('jsonb', { name: 'changed_in' }) changedIn!: Partial<Record<ProductField, number>>;

  /** Neither listed nor sold; buyers keep their purchases. */
  @Column('timestamptz', { name: 'put_away_at', nullable: true }) putAwayAt!: Date | null;

  /** Of the last save by a person. */
  @Column('timestamptz', { name: 'saved_at', nullable: true }) savedAt!: Date | null;
  @Column('text', { name: 'saved_by', nullable: true }) savedBy!: string | null;
}

/** Products without a row were never pre-orders. */
@Entity('product_releases')
export class ProductRelease {
  @PrimaryColumn('text', { name: 'product_id' }) productId!: string;
  @Column('text') availability!: 'pre-order' | 'in-stock';
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt!: Date | null;
}
