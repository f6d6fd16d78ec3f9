import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ReviewState } from './message-rules.js';
import type { MessageSign } from './spam-rules.js';

/** A message to the author (table of the specification). */
@Entity('contacts')
export class ContactMessage {
  @PrimaryColumn('text', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text') subject!: string;
  @Column('text') message!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** Maps a request to its message, so that a repetition does not create another. */
@Entity('contact_requests')
export class ContactRequest {
  @PrimaryColumn('text', { name: 'key_hash' }) keyHash!: string;

  /** SHA-256 of the content: the same key with other content is an error. */
  @Column('text') fingerprint!: string;
  @Column('text', { name: 'message_id' }) messageId!: string;
}

@Entity('contact_reviews')
export class ContactReview {
  @PrimaryColumn('text', { name: 'message_id' }) messageId!: string;
  @Column('text') state!: ReviewState;
  @Column('integer') score!: number;

  /** Strongest first. */
  @Column('text', { array: true }) reasons!: MessageSign[];

  /** See `textHash`; null for short messages. */
  @Column('text', { name: 'text_hash', nullable: true }) textHash!: string | null;

  /** Fingerprint of the sender's IP address; null after a day. */
  @Column('text', { name: 'source_hash', nullable: true }) sourceHash!: string | null;
  @Column('timestamptz', { name: 'received_at', default: () => 'now()' }) receivedAt!: Date;

  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt!: Date | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt!: Date | null;
}
