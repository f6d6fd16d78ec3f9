import { defineFeature } from '../../platform/features/feature.js';
import { ContactMessages } from './contact-messages.js';
import { SuspectedMessagesController } from './contact.admin.controller.js';
import { ContactController, HeldMessagesController } from './contact.controller.js';
import { ContactMessage, ContactRequest, ContactReview } from './contact.entity.js';
import { SpamReview } from './spam-review.js';

export const contact = defineFeature({
  entities: [ContactMessage, ContactRequest, ContactReview],
  providers: [ContactMessages, SpamReview],
  controllers: [ContactController, HeldMessagesController, SuspectedMessagesController],
});
