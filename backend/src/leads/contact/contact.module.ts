import { defineFeature } from '../../platform/features/feature.js';
import { ContactMessages } from './contact-messages.js';
import { SuspectedMessagesController } from './contact.admin.controller.js';
import { ContactController, HeldMessagesController } from './contact.controller.js';
import { SpamReview } from './spam-review.js';

export const contact = defineFeature({
  providers: [ContactMessages, SpamReview],
  controllers: [ContactController, HeldMessagesController, SuspectedMessagesController],
});
