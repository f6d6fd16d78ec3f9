import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** That the address of a buyer was mended: the old one is kept here alone. */
@Entity('order_address_changes')
export class OrderAddressChange {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'order_id' })
  orderId!: string;

  @Column('text', { name: 'old_email' })
  oldEmail!: string;

  @Column('text', { name: 'new_email' })
  newEmail!: string;

  /** The name of who did it. */
  @Column('text', { name: 'changed_by' })
  changedBy!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'changed_at' })
  changedAt!: Date;
}
