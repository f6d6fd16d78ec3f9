import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When Stripe was last asked, unprompted, about an order's payment. */
@Entity('payment_sweeps')
export class PaymentSweep {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
}
