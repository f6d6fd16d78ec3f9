import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { newsletterWelcomeMail } from './newsletter-letter.mail.js';
import { ReadSubscriptionLetter } from './read-subscription-letter.query.js';
import { Subscription } from './subscription.entity.js';

/** Mails the first letter, unless its reader has left the list meanwhile. */
@Injectable()
export class WelcomeSubscriber {
  constructor(
    private readonly database: Database,
    private readonly readLetter: ReadSubscriptionLetter,
    private readonly mailer: Mailer,
  ) {}

  async execute(subscriptionId: string, runId: string): Promise<void> {
    const subscription = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'confirmed') return;
    const letter = await this.readLetter.execute(subscription);
    await this.mailer.send(newsletterWelcomeMail({ ...letter, key: `welcome-${runId}` }));
  }
}
