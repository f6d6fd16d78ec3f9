import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { MailingList } from './email-job.js';
import type { DeliveryStatus } from './email-rules.js';

/** What has become of one email. */
@Entity('mail_deliveries')
export class MailDelivery {
  /** Of the run of the job that sends it. */
  @PrimaryColumn('uuid') id!: string;

  /** The kind of email: the name of its job. */
  @Column('text') letter!: string;

  /** What it is about, by ids: `{ orderId }`. */
  @Column('jsonb') cause!: object;
  @Column('text') recipient!: string;

  /** Null until it was written. */
  @Column('text', { nullable: true }) subject!: string | null;

  /** Without its angle brackets (RFC 5322, section 3.6.4); null until it was sent. */
  @Column('text', { name: 'message_id', nullable: true, unique: true }) messageId!: string | null;
  @Column('text') status!: DeliveryStatus;

  /** What the server of the reader said of it, where it said something. */
  @Column('text', { nullable: true }) diagnosis!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'queued_at' }) queuedAt!: Date;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;

  /** Kept on this machine instead of sent: there was no mail server. */
  @Column('boolean', { name: 'is_kept' }) isKept!: boolean;

  /** Since when it has its present status. */
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
}

/** An address that gets no more emails of a list. */
@Entity('mail_suppressions')
export class MailSuppression {
  @PrimaryColumn('text') list!: MailingList;

  /** In small letters. */
  @PrimaryColumn('text') email!: string;
  @Column('text') reason!: 'bounced' | 'complained';
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
