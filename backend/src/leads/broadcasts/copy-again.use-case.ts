import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { BroadcastCopy } from './broadcast-copy.job.js';
import { BroadcastRecipient } from './broadcast-recipient.entity.js';

/** Lets one reader's copy be sent once more, as a letter of its own: the one that came back keeps its Message-ID. */
@Injectable()
export class CopyAgain {
  constructor(private readonly database: Database) {}

  async execute({ broadcastId, subscriptionId }: BroadcastCopy): Promise<void> {
    await this.database.manager.update(
      BroadcastRecipient,
      { broadcastId, subscriptionId },
      { status: 'delayed', deliveryId: randomUUID() },
    );
  }
}
