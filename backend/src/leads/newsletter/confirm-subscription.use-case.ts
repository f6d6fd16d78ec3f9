import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { BeginSeries } from '../welcome-series/begin-series.use-case.js';
import { Subscriber } from './subscriber.entity.js';
import { CONFIRM_LINK } from './subscription-links.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions } from './subscription-status.js';
import { Subscription } from './subscription.entity.js';
import { tellOfSubscriber } from './tell-of-subscriber.job.js';
import { welcomeSubscriber } from './welcome-subscriber.job.js';

/** Takes the yes of whoever holds the link of the mail, once: the address is on the list, and two letters are promised. */
@Injectable()
export class ConfirmSubscription {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly letters: EmailQueue,
    private readonly beginSeries: BeginSeries,
  ) {}

  async execute(token: string): Promise<void> {
    const id = await this.links.read(CONFIRM_LINK.purpose, token);
    if (!id) return;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'for_no_key_update' as const };
      const subscription = await manager.findOne(Subscription, { where: { id }, lock });
      if (!subscription || !canTransition(subscriptionTransitions, subscription.status, 'confirmed')) return;
      await manager.update(
        Subscription,
        { id },
        { status: 'confirmed', confirmedAt: new Date(), endedAt: null },
      );
      await manager
        .createQueryBuilder()
        .insert()
        .into(Subscriber)
        .values({ email: subscription.email })
        .orIgnore()
        .execute();
      await this.letters.enqueue(welcomeSubscriber, { subscriptionId: id }, subscription.email);
      await this.letters.enqueue(tellOfSubscriber, { subscriptionId: id }, site.contact.email);
      await this.beginSeries.execute(subscription.email);
    });
  }
}
