import { defineFeature } from '../../platform/features/feature.js';
import { InboxController } from './inbox.admin.controller.js';
import { Inbox } from './inbox.js';

export const inbox = defineFeature({
  providers: [Inbox],
  controllers: [InboxController],
});
