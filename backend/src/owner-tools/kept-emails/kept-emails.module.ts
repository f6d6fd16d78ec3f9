import { defineFeature } from '../../platform/features/feature.js';
import { KeptMailController } from './kept-emails.admin.controller.js';
import { KeptEmails } from './kept-emails.js';
export const keptEmails = defineFeature({
  providers: [KeptEmails],
  controllers: [KeptMailController],
});
