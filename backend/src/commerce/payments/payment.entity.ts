import { Column, Entity, PrimaryColumn, CreateDateColumn } from 'typeorm';

/** When Stripe was last asked, unprompted, about an order's payment. */
@Entity('payment_sweeps')
export class PaymentSweep {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
}

/** An event that Stripe reported: its id makes every repetition harmless. No personal data is kept. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text') id!: string;
  @Column('text') type!: string;
  @Column('text', { name: 'payment_intent_id', nullable: true }) paymentIntentId!: string | null;

  /** When Stripe made it. */
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' }) receivedAt!: Date;
}
