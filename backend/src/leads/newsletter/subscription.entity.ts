import { Column, Entity, PrimaryColumn, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

import type { SubscriptionStatus } from './newsletter-rules.js';

/** An address for which the letter was asked, and how that stands. Who is on the list stands in `newsletters`. */
@Entity('newsletter_subscriptions')
export class Subscription {
  @PrimaryColumn('text')
  id!: string;

  /** In small letters. */
  @Column('text')
  email!: string;

  @Column('text')
  status!: SubscriptionStatus;

  /** What she wants to hear of, as `content/newsletter.json` names it; null for everything. */
  @Column('text', { array: true, nullable: true })
  topics!: string[] | null;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt!: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** Stays while she is asked anew, so that an unanswered question leaves her off the list as before. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** By somebody of the staff, who was asked to: she may take it back. */
  @Column('boolean', { name: 'ended_by_staff', default: false })
  endedByStaff!: boolean;
}

/** An address that gets the letter, for its reader has said yes: the specification's table newsletters. */
@Entity('newsletters')
export class Subscriber {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In small letters. */
  @Column('text')
  email!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'subscribed_at' })
  subscribedAt!: Date;
}
