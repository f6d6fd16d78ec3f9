import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { OrderStatus, PaymentMismatch } from './order-rules.js';

/** An order's columns under the names of its fields, for statements of our own: `o` is its table. */
export const ORDER_FIELDS = `o.id, o.customer_email AS "customerEmail", o.customer_name AS "customerName",
  o.product_id AS "productId", o.quantity, o.total_amount AS "totalCents",
  o.stripe_payment_intent_id AS "stripePaymentIntentId", o.status, o.created_at AS "createdAt",
  o.completed_at AS "completedAt"`;

@Entity('orders')
export class Order {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'customer_email' }) customerEmail!: string;
  @Column('text', { name: 'customer_name', nullable: true }) customerName!: string | null;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('integer') quantity!: number;

  /** US cents. */
  @Column('integer', { name: 'total_amount' }) totalCents!: number;
  @Column('text', { name: 'stripe_payment_intent_id', nullable: true, unique: true }) stripePaymentIntentId!:
    | string
    | null;
  @Column('text') status!: OrderStatus;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;

  /** When it was paid. */
  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt!: Date | null;
}

/** What was bought with an order, and for how much: one product so far, as its own columns say. */
@Entity('order_lines')
export class OrderLine {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** From 1. */
  @PrimaryColumn('integer', { name: 'line_number' }) lineNumber!: number;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('integer') quantity!: number;

  /** US cents, of all its pieces. */
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
}

/** What the shop remembers of asking Stripe about an order; none where it has not been asked yet. */
@Entity('order_payments')
export class OrderPayment {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** Raised by whoever brings the order to what Stripe says: who has asked before that asks again. */
  @Column('integer', { name: 'settled_revision', default: 0 }) settledRevision!: number;

  /** Raised where Stripe has answered the opening of its payment with an error that it repeats. */
  @Column('integer', { name: 'intent_try', default: 0 }) intentTry!: number;

  /** Payments that need a look: of another amount or currency, or a second one. */
  @Column('jsonb', { default: [] }) mismatches!: PaymentMismatch[];
}

/** Where the goods of an order go by post. */
@Entity('order_addresses')
export class OrderAddress {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text') name!: string;
  @Column('text') line1!: string;
  @Column('text', { nullable: true }) line2!: string | null;
  @Column('text') city!: string;
  @Column('text') region!: string;
  @Column('text', { name: 'postal_code' }) postalCode!: string;

  /** ISO 3166-1, two letters. */
  @Column('text') country!: string;
}

/** Remembers which order a request led to, so that its repetition finds the same one. */
@Entity('order_requests')
export class OrderRequest {
  /** Of the idempotency key (or of what stands in for it), as the site signs it. */
  @PrimaryColumn('text', { name: 'key_hash' }) keyHash!: string;

  /** SHA-256 of what was asked for: the same key with another request is a mistake. */
  @Column('text') fingerprint!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** What somebody of the staff wants remembered of an order. */
@Entity('order_notes')
export class OrderNote {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;

  /** The name of who wrote it. */
  @Column('text') author!: string;
  @Column('text') body!: string;

  /** Counts the changes: whoever saves names the one they saw. */
  @Column('integer') version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'edited_at', nullable: true }) editedAt!: Date | null;
  @Column('text', { name: 'edited_by', nullable: true }) editedBy!: string | null;
}

/** That the address of a buyer was mended: the old one is kept here alone. */
@Entity('order_address_changes')
export class OrderAddressChange {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'old_email' }) oldEmail!: string;
  @Column('text', { name: 'new_email' }) newEmail!: string;

  /** The name of who did it. */
  @Column('text', { name: 'changed_by' }) changedBy!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'changed_at' }) changedAt!: Date;
}
