import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { MailingList } from './email-job.js';
import type { DeliveryStatus } from './email-rules.js';

@Entity('mail_deliveries')
export class MailDelivery {
  /** Id of the job run that sends it. */
  @PrimaryColumn('uuid') id!: string;

  /** Kind of email: the name of its job. */
  @Column('text') letter!: string;

  /** Ids of what it is about: `{ orderId }`. */
  @Column('jsonb') cause!: object;
  @Column('text') recipient!: string;

  @Column('text', { nullable: true }) subject!: string | null;

  /** Without angle brackets (RFC 5322, section 3.6.4); null until it is sent. */
  @Column('text', { name: 'message_id', nullable: true, unique: true }) messageId!: string | null;
  @Column('text') status!: DeliveryStatus;

  /** Answer of the reader's mail server. */
  @Column('text', { nullable: true }) diagnosis!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'queued_at' }) queuedAt!: Date;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;

  /** Kept on this machine instead of sent, for lack of a mail server. */
  @Column('boolean', { name: 'is_kept' }) isKept!: boolean;

  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
}

/** An address that gets no more emails of a list. */
@Entity('mail_suppressions')
export class MailSuppression {
  @PrimaryColumn('text') list!: MailingList;

  /** In lower case, or a pseudonym. */
  @PrimaryColumn('text') email!: string;
  @Column('text') reason!: 'bounced' | 'complained';
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
