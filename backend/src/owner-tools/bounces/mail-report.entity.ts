import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReportedOutcome } from './report-rules.js';

/** A report that has come in, so that the same one changes nothing when it comes again. */
@Entity('mail_reports')
export class MailReport {
  /** SHA-256 of the id that its sender gave it, which may name an address. */
  @PrimaryColumn('text', { name: 'id_hash' }) idHash!: string;

  /** Null where it is about no email that is known, or is the mark of a call that was made. */
  @Column('uuid', { name: 'delivery_id', nullable: true }) deliveryId!: string | null;

  /** As it counts: one that names no email of ours and comes by mail counts for less, one about us as a sender not at all. */
  @Column('text', { nullable: true }) outcome!: Exclude<ReportedOutcome, 'refused'> | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' }) receivedAt!: Date;
}
