import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { CONFIRM_LINK, END_LINK } from './subscription-links.js';
import type { SubscriptionStatus } from './subscription-status.js';
import { Subscription } from './subscription.entity.js';

/** Unknown for a link that is not ours. */
export type SubscriptionState = SubscriptionStatus | 'unknown';

/** How a subscription stands, by a link of its mails. */
@Injectable()
export class FindSubscription {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  async execute(link: 'confirm' | 'end', token: string): Promise<SubscriptionState> {
    const { purpose } = link === 'confirm' ? CONFIRM_LINK : END_LINK;
    const id = await this.links.read(purpose, token);
    if (!id) return 'unknown';
    const subscription = await this.database.manager.findOneBy(Subscription, { id });
    return subscription?.status ?? 'unknown';
  }
}
