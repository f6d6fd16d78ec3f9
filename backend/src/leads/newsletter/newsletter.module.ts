import { defineFeature } from '../../platform/features/feature.js';
import { AskAgain } from './ask-again.use-case.js';
import { AskForYesLetter } from './ask-for-yes.letter.js';
import { ConfirmSubscription } from './confirm-subscription.use-case.js';
import { EndForComplaintListener } from './end-for-complaint.listener.js';
import { EndForComplaint } from './end-for-complaint.use-case.js';
import { EndSubscription } from './end-subscription.use-case.js';
import { FindSubscription } from './find-subscription.query.js';
import { ForgetUnconfirmed } from './forget-unconfirmed.use-case.js';
import { NewsletterController } from './newsletter.controller.js';
import { PreferencesController } from './preferences.controller.js';
import { ReadSubscriptionLetter } from './read-subscription-letter.query.js';
import { SavePreferences } from './save-preferences.use-case.js';
import { Subscribe } from './subscribe.use-case.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionPagesController } from './subscription-pages.controller.js';
import { Subscription } from './subscription.entity.js';
import { TellOfSubscriberLetter } from './tell-of-subscriber.letter.js';
import { WelcomeSubscriberLetter } from './welcome-subscriber.letter.js';

export const newsletter = defineFeature({
  entities: [Subscriber, Subscription],
  providers: [
    AskAgain,
    AskForYesLetter,
    ConfirmSubscription,
    EndForComplaint,
    EndForComplaintListener,
    EndSubscription,
    FindSubscription,
    ForgetUnconfirmed,
    ReadSubscriptionLetter,
    SavePreferences,
    Subscribe,
    TellOfSubscriberLetter,
    WelcomeSubscriberLetter,
  ],
  controllers: [NewsletterController, PreferencesController, SubscriptionPagesController],
  forms: ['newsletter/:token/preferences'],
});
