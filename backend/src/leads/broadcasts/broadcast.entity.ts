import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { BroadcastStatus, RecipientStatus } from './broadcast-rules.js';

/** An email of the owner's to all readers. */
@Entity('broadcasts')
export class Broadcast {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') subject!: string;

  /** Markdown. */
  @Column('text') body!: string;

  /** Only for those who want to hear of it; null for everyone on the list. */
  @Column('text', { nullable: true }) topic!: string | null;
  @Column('text') status!: BroadcastStatus;

  /** When it is to go out; null until that is settled. */
  @Column('timestamptz', { name: 'send_at', nullable: true }) sendAt!: Date | null;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;

  /** Counts the changes of what it says: whoever saves names the one they saw. */
  @Column('integer') version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** One reader's copy of a broadcast: settled when it begins to go out, so that nobody is skipped or gets it twice. */
@Entity('broadcast_recipients')
export class BroadcastRecipient {
  @PrimaryColumn('uuid', { name: 'broadcast_id' }) broadcastId!: string;
  @PrimaryColumn('text', { name: 'subscription_id' }) subscriptionId!: string;

  /** Names the copy: a repeated try carries the same Message-ID. */
  @Column('uuid', { name: 'delivery_id' }) deliveryId!: string;
  @Column('text') status!: RecipientStatus;
}
