import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { OrderStatus, PaymentMismatch } from './order-rules.js';

@Entity('orders')
export class Order {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'customer_email' }) customerEmail!: string;
  @Column('text', { name: 'customer_name', nullable: true }) customerName!: string | null;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('integer') quantity!: number;

  /** In the currency's minor unit. */
  @Column('integer', { name: 'total_amount' }) totalCents!: number;
  @Column('text', { name: 'stripe_payment_intent_id', nullable: true, unique: true }) stripePaymentIntentId!:
    | string
    | null;
  @Column('text') status!: OrderStatus;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;

  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt!: Date | null;
}

/** One line per order so far, equal to the order's own columns. The trigger `orders_have_lines` inserts it. */
@Entity('order_lines')
export class OrderLine {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** From 1. */
  @PrimaryColumn('integer', { name: 'line_number' }) lineNumber!: number;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('integer') quantity!: number;

  /** In the currency's minor unit, for all pieces. */
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
}

/** No row before the first attempt to settle. */
@Entity('order_payments')
export class OrderPayment {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** Raised by each settlement, so that an older answer of Stripe is not written. */
  @Column('integer', { name: 'settled_revision', default: 0 }) settledRevision!: number;

  /** Raised after an error that Stripe repeats for the idempotency key. */
  @Column('integer', { name: 'intent_try', default: 0 }) intentTry!: number;

  /** Payments to check: of another amount or currency, or a second one. */
  @Column('jsonb', { default: [] }) mismatches!: PaymentMismatch[];
}

@Entity('order_addresses')
export class OrderAddress {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text') name!: string;
  @Column('text') line1!: string;
  @Column('text', { nullable: true }) line2!: string | null;
  @Column('text') city!: string;
  @Column('text') region!: string;
  @Column('text', { name: 'postal_code' }) postalCode!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text') country!: string;
}

/** Consent that the right of withdrawal ends with the download; no row if the law asks for none. */
@Entity('order_consents')
export class OrderConsent {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** The sentence that the buyer read. */
  @Column('text') wording!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'agreed_at' }) agreedAt!: Date;
}

/** Maps a request to its order, so that a repetition finds the same one. */
@Entity('order_requests')
export class OrderRequest {
  /** Signed hash of the idempotency key or its substitute. */
  @PrimaryColumn('text', { name: 'key_hash' }) keyHash!: string;

  /** SHA-256 of the request's content: the same key with other content is an error. */
  @Column('text') fingerprint!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

@Entity('order_notes')
export class OrderNote {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;

  @Column('text') author!: string;
  @Column('text') body!: string;

  /** Optimistic lock: a save names the version that it edited. */
  @Column('integer') version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'edited_at', nullable: true }) editedAt!: Date | null;
  @Column('text', { name: 'edited_by', nullable: true }) editedBy!: string | null;
}

/** Correction of a buyer's address. The old address is kept only here. */
@Entity('order_address_changes')
export class OrderAddressChange {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'old_email' }) oldEmail!: string;
  @Column('text', { name: 'new_email' }) newEmail!: string;

  @Column('text', { name: 'changed_by' }) changedBy!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'changed_at' }) changedAt!: Date;
}
