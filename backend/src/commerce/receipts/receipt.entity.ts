import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReceiptFacts, ReceiptKind, TaxStatus } from './receipt-rules.js';

/** A numbered paper, written once: that an order was paid, or that some of it went back. */
@Entity('receipts')
export class Receipt {
  /** `2026-00001`, `CN-2026-00001`: its series and its place there, which no other has. */
  @PrimaryColumn('text') number!: string;
  @Column('text') kind!: ReceiptKind;
  @Column('text', { name: 'order_id' }) orderId!: string;

  /** Of a credit note, where a refund brought it: a lost dispute has none. */
  @Column('uuid', { name: 'refund_id', nullable: true, unique: true }) refundId!: string | null;
  @Column('text') series!: string;
  @Column('integer') place!: number;

  /** When the money came, or went back. */
  @Column('timestamptz', { name: 'paid_at' }) paidAt!: Date;
  @CreateDateColumn({ type: 'timestamptz', name: 'issued_at' }) issuedAt!: Date;

  /** Since when a credit note counts no more: the bank returned its refund. Its number stays. */
  @Column('timestamptz', { name: 'voided_at', nullable: true }) voidedAt!: Date | null;

  /** US cents. */
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;

  /** As they stood when it was issued. */
  @Column('jsonb') facts!: ReceiptFacts;
}

/** The tax in a receipt, or that went back with a credit note; none where the owner has tax switched off. */
@Entity('receipt_taxes')
export class ReceiptTax {
  @PrimaryColumn('text') number!: string;
  @Column('text') status!: TaxStatus;
  @Column('integer', { name: 'tax_cents', nullable: true }) taxCents!: number | null;

  /** `VAT 7%` */
  @Column('text', { nullable: true }) rates!: string | null;
  @Column('text', { nullable: true }) country!: string | null;
  @Column('text', { nullable: true }) region!: string | null;
  @Column('text', { name: 'calculation_id', nullable: true }) calculationId!: string | null;

  /** At Stripe: of the sale, or of its reversal. */
  @Column('text', { name: 'transaction_id', nullable: true, unique: true }) transactionId!: string | null;

  /** Why it is not known, in a sentence for the owner. */
  @Column('text', { nullable: true }) problem!: string | null;
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
}

/** Stripe's fee for the card payment of an order; none before Stripe was asked. */
@Entity('card_fees')
export class CardFee {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** US cents. */
  @Column('integer', { name: 'fee_cents', nullable: true }) feeCents!: number | null;

  /** US cents that Stripe pays out for the charge, before refunds. */
  @Column('integer', { name: 'net_cents', nullable: true }) netCents!: number | null;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
}

/** Whom a receipt is made out to, in the buyer's words; each change is a version of its own. */
@Entity('receipt_details')
export class ReceiptDetails {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;

  /** From 1. */
  @PrimaryColumn('integer') version!: number;
  @Column('text') name!: string;
  @Column('text') address!: string;
  @Column('text', { name: 'tax_number' }) taxNumber!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
