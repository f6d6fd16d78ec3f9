import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a product is out; one without such a row always was. */
@Entity('product_releases')
export class ProductRelease {
  @PrimaryColumn('text', { name: 'product_id' })
  productId!: string;

  @Column('text')
  availability!: 'pre-order' | 'in-stock';

  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt!: Date | null;
}
