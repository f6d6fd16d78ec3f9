import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { ownerSubscriberMail } from './owner-subscriber.mail.js';
import { Subscriber } from './subscriber.entity.js';
import { Subscription } from './subscription.entity.js';
import { tellOfSubscriber } from './tell-of-subscriber.job.js';

/** To the owner of the list: who has joined it, and how many are on it. */
@Injectable()
export class TellOfSubscriberLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(tellOfSubscriber)
  async write({ subscriptionId }: { subscriptionId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const subscription = await manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'confirmed') return undefined;
    const { publicUrl } = this.configuration;
    return ownerSubscriberMail({
      email: subscription.email,
      subscriberCount: await manager.count(Subscriber),
      publicUrl,
    });
  }
}
