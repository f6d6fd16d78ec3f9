import { defineFeature } from '../../platform/features/feature.js';
import { Inbox } from './inbox.js';
import { ContactReply, ContactThread } from './inbox.entity.js';
import { InboxController } from './inbox.admin.controller.js';

export const inbox = defineFeature({
  entities: [ContactReply, ContactThread],
  providers: [Inbox],
  controllers: [InboxController],
});
