import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { RefundStatus } from './refund-rules.js';

/** Money that goes back to a buyer: written before Stripe is asked for it, or found there. */
@Entity('refunds')
export class Refund {
  /** Chosen by who asks, so that a second click is the same refund; names it to Stripe too. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;

  /** US cents. */
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
  @Column('text') status!: RefundStatus;

  /** Why, in the words of who asked; null for one that was made at Stripe itself. */
  @Column('text', { nullable: true }) reason!: string | null;

  /** The name of who asked; null for one that was made at Stripe itself. */
  @Column('text', { name: 'asked_by', nullable: true }) askedBy!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;

  /** Since when it has its present status. */
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
  @Column('text', { name: 'stripe_refund_id', nullable: true, unique: true }) stripeRefundId!: string | null;

  /** Raised where Stripe has answered it with an error that it repeats. */
  @Column('integer', { default: 0 }) try!: number;

  /** Why it failed, in a sentence. */
  @Column('text', { nullable: true }) failure!: string | null;
}
