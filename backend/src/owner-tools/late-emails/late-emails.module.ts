import { defineFeature } from '../../platform/features/feature.js';
import { LateEmailsController } from './late-emails.admin.controller.js';
import { LateEmails } from './late-emails.js';

export const lateEmails = defineFeature({
  providers: [LateEmails],
  controllers: [LateEmailsController],
});
