import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { BroadcastStatus, RecipientStatus } from './broadcast-rules.js';

@Entity('broadcasts')
export class Broadcast {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') subject!: string;

  /** Markdown. */
  @Column('text') body!: string;

  /** Null for everyone on the list. */
  @Column('text', { nullable: true }) topic!: string | null;
  @Column('text') status!: BroadcastStatus;

  @Column('timestamptz', { name: 'send_at', nullable: true }) sendAt!: Date | null;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;

  /** Optimistic lock: a save names the version that it edited. */
  @Column('integer') version!: number;

  /** Of the last save by a person. */
  @Column('timestamptz', { name: 'saved_at', nullable: true }) savedAt!: Date | null;
  @Column('text', { name: 'saved_by', nullable: true }) savedBy!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/**
 * One reader's copy. Created when sending begins, so that no reader is skipped or gets it twice. The triggers
 * `broadcast_recipients_count_insert`, `broadcast_recipients_count_update`, `broadcast_recipients_count_delete` and
 * `broadcast_recipients_count_truncate` count them by broadcast and status (`countedRows`).
 */
@Entity('broadcast_recipients')
export class BroadcastRecipient {
  @PrimaryColumn('uuid', { name: 'broadcast_id' }) broadcastId!: string;
  @PrimaryColumn('text', { name: 'subscription_id' }) subscriptionId!: string;

  /** A retry has the same Message-ID. */
  @Column('uuid', { name: 'delivery_id' }) deliveryId!: string;
  @Column('text') status!: RecipientStatus;
}
