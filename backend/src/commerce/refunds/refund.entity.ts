import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { RefundStatus } from './refund-rules.js';

/** Stored before Stripe is called, or found at Stripe. */
@Entity('refunds')
export class Refund {
  /** Chosen by the client, so that a second click is the same refund. Also part of Stripe's idempotency key. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;

  /** In the currency's minor unit. */
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
  @Column('text') status!: RefundStatus;

  /** Reason in the requester's words; null if made at Stripe. */
  @Column('text', { nullable: true }) reason!: string | null;

  /** Name of the requester; null if made at Stripe. */
  @Column('text', { name: 'asked_by', nullable: true }) askedBy!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
  @Column('text', { name: 'stripe_refund_id', nullable: true, unique: true }) stripeRefundId!: string | null;

  /** Raised after an error that Stripe repeats for the idempotency key. */
  @Column('integer', { default: 0 }) try!: number;
  @Column('text', { nullable: true }) failure!: string | null;
}
