import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Subscription } from './subscription.entity.js';

/** How a subscription stands; null where it was forgotten. */
@Injectable()
export class FindSubscription {
  constructor(private readonly database: Database) {}

  execute(id: string): Promise<Subscription | null> {
    return this.database.manager.findOneBy(Subscription, { id });
  }
}
