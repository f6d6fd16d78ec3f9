import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { MessageTopic } from '../contact/message-topic.js';
import type { ThreadState } from './thread-state.js';

/** What is done with a message of `contacts` at the desk. */
@Entity('contact_threads')
export class ContactThread {
  @PrimaryColumn('text', { name: 'message_id' })
  messageId!: string;

  @Column('text')
  topic!: MessageTopic;

  @Column('text')
  state!: ThreadState;

  /** When it came into the inbox; null as long as it is held back. */
  @Column('timestamptz', { name: 'arrived_at', nullable: true })
  arrivedAt!: Date | null;

  /** For those at the desk alone. */
  @Column('text')
  note!: string;

  /** Counts the changes of the note: whoever saves names the one she saw. */
  @Column('integer')
  version!: number;
}
