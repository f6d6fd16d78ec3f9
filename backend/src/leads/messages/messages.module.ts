import { defineFeature } from '../../platform/features/feature.js';
import { MessagesArchive } from './messages-archive.js';
import { ContactMessage, ContactRequest, ContactReview } from './message.entity.js';
import { ContactReply, ContactThread } from './thread.entity.js';

export const messages = defineFeature({
  providers: [MessagesArchive],
  entities: [ContactMessage, ContactReply, ContactRequest, ContactReview, ContactThread],
});
