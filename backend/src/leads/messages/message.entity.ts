import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReviewState } from './message-rules.js';
import type { MessageSign } from './spam-rules.js';

/** A message to the author: the specification's table contacts. */
@Entity('contacts')
export class ContactMessage {
  @PrimaryColumn('text', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text') subject!: string;
  @Column('text') message!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** Remembers which message a request led to, so that its repetition makes no second one. */
@Entity('contact_requests')
export class ContactRequest {
  /** SHA-256 of the idempotency key. */
  @PrimaryColumn('text', { name: 'key_hash' }) keyHash!: string;

  /** SHA-256 of what was written: the same key with other words is a mistake. */
  @Column('text') fingerprint!: string;
  @Column('text', { name: 'message_id' }) messageId!: string;
}

/** What was thought of a message of `contacts`, and what has become of it. */
@Entity('contact_reviews')
export class ContactReview {
  @PrimaryColumn('text', { name: 'message_id' }) messageId!: string;
  @Column('text') state!: ReviewState;
  @Column('integer') score!: number;

  /** What spoke against it, heaviest first. */
  @Column('text', { array: true }) reasons!: MessageSign[];

  /** SHA-256 of the message's words, however they are spaced and whatever numbers stand in them; null for short ones. */
  @Column('text', { name: 'text_hash', nullable: true }) textHash!: string | null;

  /** Fingerprint of where it came from; null after a day. */
  @Column('text', { name: 'source_hash', nullable: true }) sourceHash!: string | null;
  @Column('timestamptz', { name: 'received_at', default: () => 'now()' }) receivedAt!: Date;

  /** When the owner was told that it waits. */
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt!: Date | null;

  /** When somebody looked at it and said what it is. */
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt!: Date | null;
}
