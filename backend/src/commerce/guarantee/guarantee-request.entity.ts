import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { GuaranteeState } from './guarantee-rules.js';

/** A buyer's request for a guarantee refund, once for each order. */
@Entity('guarantee_requests')
export class GuaranteeRequest {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text') state!: GuaranteeState;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;

  /** The resulting refund. */
  @Column('uuid', { name: 'refund_id', nullable: true, unique: true }) refundId!: string | null;

  /** When the owner has answered. */
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt!: Date | null;

  /** Name of the admin who answered. */
  @Column('text', { name: 'answered_by', nullable: true }) answeredBy!: string | null;

  /** Reason for the buyer, if declined. */
  @Column('text', { nullable: true }) answer!: string | null;
}
