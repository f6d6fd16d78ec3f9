import { defineFeature } from '../../platform/features/feature.js';
import { KeptMailController } from './kept-mail.controller.js';
import { KeptMails } from './kept-mails.js';
import { ListKeptMail } from './list-kept-mail.query.js';
import { ReadKeptMail } from './read-kept-mail.query.js';

export const keptMail = defineFeature({
  providers: [KeptMails, ListKeptMail, ReadKeptMail],
  controllers: [KeptMailController],
});
