import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { DeskField } from './product-words.js';

/** What the dashboard knows of a product; one without such a row was never changed there. */
@Entity('product_desk')
export class ProductDesk {
  @PrimaryColumn('text', { name: 'product_id' })
  productId!: string;

  /** Counts what staff has changed. */
  @Column('integer')
  version!: number;

  /** The version in which each field was changed last. */
  @Column('jsonb', { name: 'changed_in' })
  changedIn!: Partial<Record<DeskField, number>>;

  /** Neither listed nor sold; its buyers keep what they bought. */
  @Column('timestamptz', { name: 'put_away_at', nullable: true })
  putAwayAt!: Date | null;
}
