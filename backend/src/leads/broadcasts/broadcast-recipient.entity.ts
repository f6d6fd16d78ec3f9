import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { RecipientStatus } from './recipient-status.js';

/** One reader's copy of a letter: settled when it begins to go out, so that nobody is skipped or gets it twice. */
@Entity('broadcast_recipients')
export class BroadcastRecipient {
  @PrimaryColumn('uuid', { name: 'broadcast_id' })
  broadcastId!: string;

  @PrimaryColumn('text', { name: 'subscription_id' })
  subscriptionId!: string;

  /** Names the copy: a repeated try carries the same Message-ID. */
  @Column('uuid', { name: 'delivery_id' })
  deliveryId!: string;

  @Column('text')
  status!: RecipientStatus;
}
