import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReviewState } from './review-rules.js';

/** At most one for each order. */
@Entity('review_requests')
export class ReviewRequest {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;

  /** When the reader unsubscribed from review requests, for all their orders. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}

@Entity('book_reviews')
export class BookReview {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'product_id' }) productId!: string;

  /** Stars, from 1 to 5. */
  @Column('integer') rating!: number;

  /** Plain text, never rendered as HTML. */
  @Column('text') body!: string;
  @Column('text', { name: 'shown_name' }) shownName!: string;
  @Column('text') state!: ReviewState;
  @Column('timestamptz', { name: 'written_at' }) writtenAt!: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt!: Date | null;
}

/** The owner's public reply to a review: a draft, and its published text. */
@Entity('review_replies')
export class ReviewReply {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text') draft!: string;

  /** Optimistic lock: a save names the revision that it edited. */
  @Column('integer') revision!: number;
  /** Name of the admin who saved the draft. */
  @Column('text') who!: string;
  @Column('timestamptz', { name: 'saved_at' }) savedAt!: Date;

  /** Plain text, shown while its review is approved. */
  @Column('text', { nullable: true }) body!: string | null;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  /** A removed reply can be shown again. */
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt!: Date | null;
  /** When the reviewer's email was enqueued: they get one, whatever changes later. */
  @Column('timestamptz', { name: 'notified_at', nullable: true }) notifiedAt!: Date | null;
}
