import { defineFeature } from '../../platform/features/feature.js';
import { ContactMessage, ContactRequest, ContactReview } from './message.entity.js';
import { ContactReply, ContactThread } from './thread.entity.js';

export const messages = defineFeature({
  entities: [ContactMessage, ContactReply, ContactRequest, ContactReview, ContactThread],
});
