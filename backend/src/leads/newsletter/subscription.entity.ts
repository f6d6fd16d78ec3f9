import { Column, Entity, PrimaryColumn, CreateDateColumn } from 'typeorm';

import type { SubscriptionStatus } from './newsletter-rules.js';

/**
 * An address that requested the newsletter. Confirmed ones are also in `newsletters`. The triggers
 * `newsletter_subscriptions_count_insert`, `newsletter_subscriptions_count_update`, `newsletter_subscriptions_count_delete`
 * and `newsletter_subscriptions_count_truncate` count them by status and topics (`countedRows`).
 */
@Entity('newsletter_subscriptions')
export class Subscription {
  @PrimaryColumn('text') id!: string;

  /** In lower case. */
  @Column('text', { unique: true }) email!: string;
  @Column('text') status!: SubscriptionStatus;

  /** Ids in `content/newsletter.json`; null for all. */
  @Column('text', { array: true, nullable: true }) topics!: string[] | null;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;

  /** Kept during a new request, so that an unconfirmed one restores the unsubscribed state. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;

  /** By an admin, who can undo it. */
  @Column('boolean', { name: 'ended_by_staff', default: false }) endedByStaff!: boolean;
}

/**
 * A confirmed subscriber (table of the specification). The triggers `newsletters_joined`, `newsletters_left`
 * and `newsletters_emptied` keep its number of rows in `row_counts`.
 */
@Entity('newsletters')
export class Subscriber {
  @PrimaryColumn('text', { default: () => 'gen_random_uuid()' }) id!: string;

  /** In lower case. */
  @Column('text', { unique: true }) email!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'subscribed_at' }) subscribedAt!: Date;
}
