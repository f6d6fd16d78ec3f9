import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { Subscriber } from './subscriber.entity.js';
import { LINKS } from './subscription-links.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions } from './subscription-status.js';
import { Subscription } from './subscription.entity.js';

/** Takes an address off the list. That it was on it, and until when, stays noted: a proof of the yes. */
@Injectable()
export class EndSubscription {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  /** @returns false for a link that is not ours */
  async execute(link: 'preferences' | 'end', token: string): Promise<boolean> {
    const id = await this.links.read(LINKS[link].purpose, token);
    if (!id) return false;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'for_no_key_update' as const };
      const subscription = await manager.findOne(Subscription, { where: { id }, lock });
      if (!subscription || !canTransition(subscriptionTransitions, subscription.status, 'ended')) return;
      await manager.update(Subscription, { id }, { status: 'ended', endedAt: new Date() });
      await manager.delete(Subscriber, { email: subscription.email });
    });
    return true;
  }
}
