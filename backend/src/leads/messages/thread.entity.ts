import { Column, Entity, PrimaryColumn, CreateDateColumn } from 'typeorm';

import type { ThreadState } from './thread-rules.js';

@Entity('contact_threads')
export class ContactThread {
  @PrimaryColumn('text', { name: 'message_id' }) messageId!: string;
  @Column('text') topic!: string;
  @Column('text') state!: ThreadState;

  /** When it reached the inbox; null while it is held. */
  @Column('timestamptz', { name: 'arrived_at', nullable: true }) arrivedAt!: Date | null;

  /** Internal. */
  @Column('text') note!: string;

  /** Optimistic lock of the note: a save names the version that it edited. */
  @Column('integer') version!: number;

  /** Of the note. */
  @Column('timestamptz', { name: 'saved_at', nullable: true }) savedAt!: Date | null;
  @Column('text', { name: 'saved_by', nullable: true }) savedBy!: string | null;
}

@Entity('contact_replies')
export class ContactReply {
  /** Chosen by the client, so that a double click sends one answer. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'message_id' }) messageId!: string;

  @Column('text') who!: string;

  /** Markdown. */
  @Column('text') body!: string;

  /** Id in `mail_deliveries`. */
  @Column('uuid', { name: 'delivery_id' }) deliveryId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
