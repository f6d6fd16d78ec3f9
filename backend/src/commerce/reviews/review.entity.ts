import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReviewState } from './review-rules.js';

/** That a buyer was asked what they think of a book: once for each order. */
@Entity('review_requests')
export class ReviewRequest {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;

  /** When its reader said that they want no such email again, of whatever order. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}

/** What a buyer says of a book. */
@Entity('book_reviews')
export class BookReview {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'product_id' }) productId!: string;

  /** Stars, from 1 to 5. */
  @Column('integer') rating!: number;

  /** As it was written: it is only ever shown as text. */
  @Column('text') body!: string;

  /** The name to stand beside it. */
  @Column('text', { name: 'shown_name' }) shownName!: string;
  @Column('text') state!: ReviewState;
  @Column('timestamptz', { name: 'written_at' }) writtenAt!: Date;

  /** When it was approved or declined. */
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt!: Date | null;
}
