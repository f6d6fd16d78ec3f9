import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { type BroadcastCopy, broadcastCopy } from './broadcast-copy.job.js';
import { BroadcastRecipient } from './broadcast-recipient.entity.js';
import { Broadcast } from './broadcast.entity.js';
import { SetEdition } from './set-edition.use-case.js';

/** One reader's copy of a letter that her server has put off, unless she has left the list meanwhile. */
@Injectable()
export class BroadcastCopyLetter {
  constructor(
    private readonly database: Database,
    private readonly setEdition: SetEdition,
  ) {}

  @WritesEmail(broadcastCopy)
  async write(cause: BroadcastCopy): Promise<Email | undefined> {
    const { manager } = this.database;
    const copy = await manager.findOneBy(BroadcastRecipient, { ...cause, status: 'delayed' });
    const broadcast = await manager.findOneBy(Broadcast, { id: cause.broadcastId });
    const reader = await manager.findOneBy(Subscription, { id: cause.subscriptionId });
    if (!copy || !broadcast || broadcast.status === 'cancelled' || !reader) return undefined;
    const isReader = reader.status === 'confirmed';
    await manager.update(BroadcastRecipient, cause, { status: isReader ? 'sent' : 'left' });
    if (!isReader) return undefined;
    const edition = await this.setEdition.execute(broadcast);
    return { ...(await edition.copyFor(reader)), key: `broadcast-${copy.deliveryId}` };
  }
}
