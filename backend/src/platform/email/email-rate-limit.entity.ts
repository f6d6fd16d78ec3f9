import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often strangers have had a kind of letter sent to an address, kept by a hash of it: outlives what they asked. */
@Entity('mail_allowances')
export class MailAllowanceUse {
  /** The kind of letter: `release-notice`, `newsletter`. */
  @PrimaryColumn('text')
  purpose!: string;

  /** SHA-256 of the mailbox. */
  @PrimaryColumn('text', { name: 'email_hash' })
  emailHash!: string;

  @Column('timestamptz', { name: 'last_sent_at' })
  lastSentAt!: Date;

  @Column('integer', { name: 'sent_count' })
  sentCount!: number;
}
