import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReportedOutcome } from './report-rules.js';

/** Received report; a repeated one changes nothing. */
@Entity('mail_reports')
export class MailReport {
  /** SHA-256 of the sender's id for it, which may contain an address. */
  @PrimaryColumn('text', { name: 'id_hash' }) idHash!: string;

  /** Null for an unknown email, and for the id of a webhook call. */
  @Column('uuid', { name: 'delivery_id', nullable: true }) deliveryId!: string | null;

  /** As counted: a report matched by address only counts less, a refused sender not at all. */
  @Column('text', { nullable: true }) outcome!: Exclude<ReportedOutcome, 'refused'> | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' }) receivedAt!: Date;
}
