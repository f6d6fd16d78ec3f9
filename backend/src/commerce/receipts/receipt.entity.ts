import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReceiptFacts, ReceiptKind, TaxStatus } from './receipt-rules.js';

/**
 * A numbered receipt or credit note; immutable but for `voidedAt`. The triggers `orders_paid_at_once`, `orders_paid`,
 * `refunds_made_at_once` and `refunds_made` note in `receipts_due` each order that needs one, whichever code or release
 * writes to `orders` or `refunds`. `ReceiptIssue` issues them.
 */
@Entity('receipts')
export class Receipt {
  /** `2026-00001`, `CN-2026-00001`: series and number within it, unique. */
  @PrimaryColumn('text') number!: string;
  @Column('text') kind!: ReceiptKind;
  @Column('text', { name: 'order_id' }) orderId!: string;

  /** Refund of a credit note; null for a lost dispute. */
  @Column('uuid', { name: 'refund_id', nullable: true, unique: true }) refundId!: string | null;
  @Column('text') series!: string;
  @Column('integer') place!: number;

  /** Time of the payment or refund. */
  @Column('timestamptz', { name: 'paid_at' }) paidAt!: Date;
  @CreateDateColumn({ type: 'timestamptz', name: 'issued_at' }) issuedAt!: Date;

  /** When the bank returned the refund of a credit note. The number stays in use. */
  @Column('timestamptz', { name: 'voided_at', nullable: true }) voidedAt!: Date | null;

  /** In the currency's minor unit. */
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;

  /** As of the time of issue. */
  @Column('jsonb') facts!: ReceiptFacts;
}

/** Tax in a receipt, or reversed with a credit note; no row while tax is switched off. */
@Entity('receipt_taxes')
export class ReceiptTax {
  @PrimaryColumn('text') number!: string;
  @Column('text') status!: TaxStatus;
  @Column('integer', { name: 'tax_cents', nullable: true }) taxCents!: number | null;
  @Column('text', { nullable: true }) rates!: string | null;
  @Column('text', { nullable: true }) country!: string | null;
  @Column('text', { nullable: true }) region!: string | null;
  @Column('text', { name: 'calculation_id', nullable: true }) calculationId!: string | null;

  /** Stripe's id of the tax transaction or its reversal. */
  @Column('text', { name: 'transaction_id', nullable: true, unique: true }) transactionId!: string | null;

  /** Reason why it is unknown, as a sentence for the owner. */
  @Column('text', { nullable: true }) problem!: string | null;
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
}

/** Stripe's fee for an order's card payment; no row before it was read. */
@Entity('card_fees')
export class CardFee {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** In minor units; null until Stripe knows it. */
  @Column('integer', { name: 'fee_cents', nullable: true }) feeCents!: number | null;

  /** Minor units that Stripe pays out for the charge, before refunds. */
  @Column('integer', { name: 'net_cents', nullable: true }) netCents!: number | null;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
}

/** Buyer's details on a receipt, as typed; each change is a new version. */
@Entity('receipt_details')
export class ReceiptDetails {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @PrimaryColumn('integer') version!: number;
  @Column('text') name!: string;
  @Column('text') address!: string;
  @Column('text', { name: 'tax_number' }) taxNumber!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
