import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { OrderStatus } from '../orders/order-rules.js';
import type { FoundPayment, ListName, RecoveryOutcome } from './payment-recovery-rules.js';

/**
 * A comparison with Stripe. The trigger `backups_restored` inserts one for each restore of the database, so that it
 * exists before the restored site takes its first order.
 */
@Entity('payment_recoveries')
export class PaymentRecovery {
  @PrimaryColumn('uuid') id!: string;

  /** Record of the restore; null if the owner requested the comparison. */
  @Column('uuid', { name: 'restore_id', nullable: true, unique: true }) restoreId!: string | null;

  /** Payments, refunds and disputes from here on are compared. */
  @Column('timestamptz') since!: Date;
  @Column('text', { name: 'requested_by', nullable: true }) requestedBy!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'started_at' }) startedAt!: Date;

  /** Receipts issued from then on have numbers of another series, as earlier ones may be lost. */
  @Column('timestamptz', { name: 'new_series_at', nullable: true }) newSeriesAt!: Date | null;

  /** The last id read of each list of Stripe; `true` if it was read to its end. */
  @Column('jsonb', { default: {} }) cursors!: Partial<Record<ListName, string | true>>;

  /** When Stripe last did not answer; null if it did. */
  @Column('timestamptz', { name: 'unreachable_at', nullable: true }) unreachableAt!: Date | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;
}

/** A payment that a comparison found at Stripe. */
@Entity('recovered_payments')
export class RecoveredPayment {
  @PrimaryColumn('uuid', { name: 'recovery_id' }) recoveryId!: string;
  @PrimaryColumn('text', { name: 'payment_intent_id' }) paymentIntentId!: string;
  @Column('text', { nullable: true }) outcome!: RecoveryOutcome | null;
  @Column('text', { name: 'order_id', nullable: true }) orderId!: string | null;

  /** Status of the order afterwards. */
  @Column('text', { nullable: true }) status!: OrderStatus | null;

  /** Of an unresolved payment, for the owner. */
  @Column('jsonb', { nullable: true }) facts!: FoundPayment | null;
  @Column('timestamptz', { name: 'done_at', nullable: true }) doneAt!: Date | null;
}
