import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { GuaranteeState } from './guarantee-rules.js';

/** At most one for each order. */
@Entity('guarantee_requests')
export class GuaranteeRequest {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text') state!: GuaranteeState;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;
  @Column('uuid', { name: 'refund_id', nullable: true, unique: true }) refundId!: string | null;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt!: Date | null;
  @Column('text', { name: 'answered_by', nullable: true }) answeredBy!: string | null;

  /** Reason for the buyer, if declined. */
  @Column('text', { nullable: true }) answer!: string | null;
}
