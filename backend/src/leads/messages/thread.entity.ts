import { Column, Entity, PrimaryColumn, CreateDateColumn } from 'typeorm';

import type { ThreadState } from './thread-rules.js';

/** What is done with a message of `contacts` in the dashboard. */
@Entity('contact_threads')
export class ContactThread {
  @PrimaryColumn('text', { name: 'message_id' }) messageId!: string;
  @Column('text') topic!: string;
  @Column('text') state!: ThreadState;

  /** When it came into the inbox; null as long as it is held back. */
  @Column('timestamptz', { name: 'arrived_at', nullable: true }) arrivedAt!: Date | null;

  /** For the staff alone. */
  @Column('text') note!: string;

  /** Counts the changes of the note: whoever saves names the one they saw. */
  @Column('integer') version!: number;
}

/** An answer that was given from the dashboard. */
@Entity('contact_replies')
export class ContactReply {
  /** Chosen by whoever sends it: a second click sends the same answer, and it goes out once. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'message_id' }) messageId!: string;

  /** The name of whoever wrote it. */
  @Column('text') who!: string;

  /** Markdown. */
  @Column('text') body!: string;

  /** The record of its delivery. */
  @Column('uuid', { name: 'delivery_id' }) deliveryId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
