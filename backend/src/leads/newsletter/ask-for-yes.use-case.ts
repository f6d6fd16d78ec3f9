import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { newsletterQuestionMail } from './newsletter-letter.mail.js';
import { ReadSubscriptionLetter } from './read-subscription-letter.query.js';
import { Subscription } from './subscription.entity.js';

/** Mails the question whether the address is meant, unless it was answered meanwhile. */
@Injectable()
export class AskForYes {
  constructor(
    private readonly database: Database,
    private readonly readLetter: ReadSubscriptionLetter,
    private readonly mailer: Mailer,
  ) {}

  async execute(subscriptionId: string, runId: string): Promise<void> {
    const subscription = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'pending') return;
    const letter = await this.readLetter.execute(subscription);
    await this.mailer.send(newsletterQuestionMail({ ...letter, key: `newsletter-${runId}` }));
  }
}
