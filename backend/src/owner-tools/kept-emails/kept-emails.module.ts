import { defineFeature } from '../../platform/features/feature.js';
import { KeptMailController } from './kept-mail.controller.js';
import { KeptEmails } from './kept-emails.js';
export const keptMail = defineFeature({
  providers: [KeptEmails],
  controllers: [KeptMailController],
});
