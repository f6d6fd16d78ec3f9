import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { welcomeSubscriber } from './welcome-subscriber.job.js';
import { newsletterWelcomeMail } from './newsletter-letter.mail.js';
import { ReadSubscriptionLetter } from './read-subscription-letter.query.js';
import { Subscription } from './subscription.entity.js';

/** The first letter of the list, unless its reader has left it meanwhile. */
@Injectable()
export class WelcomeSubscriberLetter {
  constructor(
    private readonly database: Database,
    private readonly readLetter: ReadSubscriptionLetter,
  ) {}

  @WritesEmail(welcomeSubscriber)
  async write({ subscriptionId }: { subscriptionId: string }): Promise<Email | undefined> {
    const subscription = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'confirmed') return undefined;
    return newsletterWelcomeMail(await this.readLetter.execute(subscription));
  }
}
