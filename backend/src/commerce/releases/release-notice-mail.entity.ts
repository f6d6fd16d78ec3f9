import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often an address was asked to confirm, kept by a hash of it: outlives the wish that is taken back. */
@Entity('release_notice_mails')
export class ReleaseNoticeMail {
  /** SHA-256 of the address. */
  @PrimaryColumn('text', { name: 'email_hash' })
  emailHash!: string;

  @Column('timestamptz', { name: 'last_sent_at' })
  lastSentAt!: Date;

  @Column('integer', { name: 'sent_count' })
  sentCount!: number;
}
