import { Column, Entity, PrimaryColumn, CreateDateColumn } from 'typeorm';

import type { SubscriptionStatus } from './newsletter-rules.js';

/** An address for which the newsletter was asked, and how that stands. Who is on the list stands in `newsletters`. */
@Entity('newsletter_subscriptions')
export class Subscription {
  @PrimaryColumn('text') id!: string;

  /** In lower case. */
  @Column('text', { unique: true }) email!: string;
  @Column('text') status!: SubscriptionStatus;

  /** What they want to hear of, as `content/newsletter.json` names it; null for everything. */
  @Column('text', { array: true, nullable: true }) topics!: string[] | null;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;

  /** Stays while they are asked anew, so that an unanswered question leaves them off the list as before. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;

  /** By somebody of the staff, who was asked to, and may take it back. */
  @Column('boolean', { name: 'ended_by_staff', default: false }) endedByStaff!: boolean;
}

/**
 * An address that gets the newsletter (table of the specification). The triggers `newsletters_joined`, `newsletters_left`
 * and `newsletters_emptied` keep its number of rows in `row_counts`.
 */
@Entity('newsletters')
export class Subscriber {
  @PrimaryColumn('text', { default: () => 'gen_random_uuid()' }) id!: string;

  /** In lower case. */
  @Column('text', { unique: true }) email!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'subscribed_at' }) subscribedAt!: Date;
}
