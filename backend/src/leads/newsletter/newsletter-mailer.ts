import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import {
  newsletterQuestionEmail,
  newsletterWelcomeEmail,
  ownerSubscriberEmail,
  type SubscriptionEmail,
} from './newsletter-emails.js';
import { LINKS, type LinkName } from './newsletter-rules.js';
import { notifyOfSubscriber, requestConfirmation, welcomeSubscriber } from './newsletter.jobs.js';
import { Subscriber, Subscription } from './subscription.entity.js';

@Injectable()
export class NewsletterMailer {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly links: SignedLinks,
  ) {}

  /** Skipped if the address was confirmed or has unsubscribed in the meantime. */
  @WritesEmail(requestConfirmation)
  async writeConfirmationRequest({ subscriptionId }: { subscriptionId: string }): Promise<Email | undefined> {
    const subscription = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'pending') return undefined;
    return newsletterQuestionEmail(await this.propsOf(subscription));
  }

  /** Skipped if the reader has unsubscribed in the meantime. */
  @WritesEmail(welcomeSubscriber)
  async writeWelcome({ subscriptionId }: { subscriptionId: string }): Promise<Email | undefined> {
    const subscription = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'confirmed') return undefined;
    return newsletterWelcomeEmail(await this.propsOf(subscription));
  }

  @WritesEmail(notifyOfSubscriber)
  async writeOwnerEmail({ subscriptionId }: { subscriptionId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const subscription = await manager.findOneBy(Subscription, { id: subscriptionId });
    if (subscription?.status !== 'confirmed') return undefined;
    const { publicUrl } = this.configuration;
    return ownerSubscriberEmail({
      email: subscription.email,
      subscriberCount: await manager.count(Subscriber),
      publicUrl,
    });
  }

  async propsOf({ id, email }: Pick<Subscription, 'id' | 'email'>): Promise<SubscriptionEmail> {
    const { publicUrl } = this.configuration;
    const url = async (link: LinkName) =>
      publicUrl + LINKS[link].path(await this.links.token(LINKS[link].purpose, id));
    return {
      to: email,
      publicUrl,
      confirmUrl: await url('confirm'),
      endUrl: await url('end'),
      preferencesUrl: await url('preferences'),
    };
  }
}
