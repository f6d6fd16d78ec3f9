import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the sweep last read an order's payment from Stripe. */
@Entity('payment_sweeps')
export class PaymentSweep {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
}
