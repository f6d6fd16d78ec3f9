import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event that Stripe reported: its id makes every repetition harmless. No personal data is kept. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId!: string | null;

  /** When Stripe made it. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' })
  receivedAt!: Date;
}
