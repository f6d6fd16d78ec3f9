import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { MessageSign } from './message-signs.js';
import type { ReviewState } from './review-state.js';

/** What was thought of a message of `contacts`, and what has become of it. */
@Entity('contact_reviews')
export class ContactReview {
  @PrimaryColumn('text', { name: 'message_id' })
  messageId!: string;

  @Column('text')
  state!: ReviewState;

  @Column('integer')
  score!: number;

  /** What spoke against it, heaviest first. */
  @Column('text', { array: true })
  reasons!: MessageSign[];

  /** SHA-256 of the message's words, however they are spaced and whatever numbers stand in them; null for short ones. */
  @Column('text', { name: 'text_hash', nullable: true })
  textHash!: string | null;

  /** Fingerprint of where it came from; null after a day. */
  @Column('text', { name: 'source_hash', nullable: true })
  sourceHash!: string | null;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;

  /** When the owner was told that it waits. */
  @Column('timestamptz', { name: 'told_at', nullable: true })
  toldAt!: Date | null;

  /** When somebody looked at it and said what it is. */
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;
}
