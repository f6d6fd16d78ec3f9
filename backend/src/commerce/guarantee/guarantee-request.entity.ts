import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { GuaranteeState } from './guarantee-rules.js';

/** That a buyer wants their money back under the guarantee: once for each order. */
@Entity('guarantee_requests')
export class GuaranteeRequest {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text') state!: GuaranteeState;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;

  /** The refund that came of it. */
  @Column('uuid', { name: 'refund_id', nullable: true }) refundId!: string | null;

  /** When the owner has answered. */
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt!: Date | null;

  /** The name of who has. */
  @Column('text', { name: 'answered_by', nullable: true }) answeredBy!: string | null;

  /** Why not, in words to the buyer. */
  @Column('text', { nullable: true }) answer!: string | null;
}
