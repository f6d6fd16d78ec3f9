import { defineFeature } from '../../platform/features/feature.js';
import { InboxController } from './inbox.admin.controller.js';
import { ContactReply, ContactThread } from './inbox.entity.js';
import { Inbox } from './inbox.js';

export const inbox = defineFeature({
  entities: [ContactReply, ContactThread],
  providers: [Inbox],
  controllers: [InboxController],
});
