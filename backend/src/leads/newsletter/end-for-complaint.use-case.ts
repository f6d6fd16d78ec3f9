import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Subscriber } from './subscriber.entity.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions } from './subscription-status.js';
import { Subscription } from './subscription.entity.js';

/** Takes an address off the list whose reader called a letter spam: she has said no, if not to us. */
@Injectable()
export class EndForComplaint {
  constructor(private readonly database: Database) {}

  /** @param email in small letters */
  execute(email: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'for_no_key_update' as const };
      const subscription = await manager.findOne(Subscription, { where: { email }, lock });
      if (subscription && canTransition(subscriptionTransitions, subscription.status, 'ended')) {
        await manager.update(Subscription, { id: subscription.id }, { status: 'ended', endedAt: new Date() });
      }
      await manager.delete(Subscriber, { email });
    });
  }
}
