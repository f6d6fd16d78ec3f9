import { defineFeature } from '../../platform/features/feature.js';
import { NewsletterArchive } from './newsletter-archive.js';
import { NewsletterReaders } from './newsletter-readers.js';
import { NewsletterMailer } from './newsletter-mailer.js';
import { SubscribersController } from './newsletter.admin.controller.js';
import {
  NewsletterController,
  PreferencesController,
  SubscriptionPagesController,
} from './newsletter.controller.js';
import { SubscribersAdmin } from './subscribers-admin.js';
import { Subscriber, Subscription } from './subscription.entity.js';
import { Subscriptions } from './subscriptions.js';

export const newsletter = defineFeature({
  entities: [Subscriber, Subscription],
  providers: [NewsletterArchive, NewsletterMailer, NewsletterReaders, SubscribersAdmin, Subscriptions],
  controllers: [PreferencesController, SubscriptionPagesController],
  forms: ['newsletter/:token/preferences'],
});

/** Links in sent newsletters work without it, to unsubscribe. */
export const newsletterSignUp = defineFeature({
  part: 'newsletter',
  controllers: [NewsletterController, SubscribersController],
});
