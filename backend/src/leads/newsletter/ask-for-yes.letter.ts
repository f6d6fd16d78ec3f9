import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { askForYes } from './ask-for-yes.job.js';
import { newsletterQuestionMail } from './newsletter-letter.mail.js';
import { ReadSubscriptionLetter } from './read-subscription-letter.query.js';
import { Subscription } from './subscription.entity.js';

/** Asks whether the address is meant, unless that was answered meanwhile. */
@Injectable()
export class AskForYesLetter {
  constructor(
    private readonly database: Database,
    private readonly readLetter: ReadSubscriptionLetter,
  ) {}

  @WritesEmail(askForYes)
  async write({ subscriptionId }: { subscriptionId: string }): Promise<Email | undefined> {
    const subscription = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'pending') return undefined;
    return newsletterQuestionMail(await this.readLetter.execute(subscription));
  }
}
