import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ownerSubscriberMail } from './owner-subscriber.mail.js';
import { Subscriber } from './subscriber.entity.js';
import { Subscription } from './subscription.entity.js';

/** Mails the owner of the list who has joined it, and how many are on it. */
@Injectable()
export class TellOfSubscriber {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly configuration: Configuration,
  ) {}

  async execute(subscriptionId: string, runId: string): Promise<void> {
    const { manager } = this.database;
    const subscription = await manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'confirmed') return;
    const subscriberCount = await manager.count(Subscriber);
    const { publicUrl } = this.configuration;
    const { email } = subscription;
    await this.mailer.send(
      ownerSubscriberMail({ key: `owner-subscriber-${runId}`, email, subscriberCount, publicUrl }),
    );
  }
}
