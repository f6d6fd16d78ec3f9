import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Marks an order whose book was bought at another shop. It has no payment here, and does not count as a sale. */
@Entity('imported_orders')
export class ImportedOrder {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** Other shop, such as `gumroad`. */
  @Column('text') source!: string;

  /** Columns of the file that have no place here. */
  @Column('jsonb') details!: Readonly<Record<string, string>>;
  @CreateDateColumn({ type: 'timestamptz', name: 'imported_at' }) importedAt!: Date;
}
