import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Broadcast } from './broadcast.entity.js';

/** Takes a letter in hand until the transaction ends: whoever steers it and whoever sends it take turns. */
@Injectable()
export class LockBroadcast {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for one that there is not */
  async execute(id: string): Promise<Broadcast> {
    const broadcast = await this.database.manager.findOne(Broadcast, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (broadcast) return broadcast;
    throw new DomainError('not-found', 'LEADS.BROADCAST_UNKNOWN', 'There is no such letter (any more).');
  }
}
