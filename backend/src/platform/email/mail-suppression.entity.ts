import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { MailingList } from './email-job.js';

/** An address that gets no more letters of a list. */
@Entity('mail_suppressions')
export class MailSuppression {
  @PrimaryColumn('text')
  list!: MailingList;

  /** In small letters. */
  @PrimaryColumn('text')
  email!: string;

  @Column('text')
  reason!: 'bounced' | 'complained';

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
