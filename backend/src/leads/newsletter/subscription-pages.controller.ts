import { Controller } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';

import { ConsentPagesController } from '../../site/consent-pages.controller.js';
import { SitePages } from '../../site/site-pages.js';
import { ConfirmSubscription } from './confirm-subscription.use-case.js';
import { EndSubscription } from './end-subscription.use-case.js';
import { FindSubscription } from './find-subscription.query.js';

/** The links of mails about the letter, for the yes to it and for its end. */
@ApiExcludeController()
@Controller('newsletter/:token')
export class SubscriptionPagesController extends ConsentPagesController {
  constructor(pages: SitePages, find: FindSubscription, confirm: ConfirmSubscription, end: EndSubscription) {
    super(pages, {
      name: 'newsletter',
      find: async (link, token) => (await find.execute(link, token)).status,
      confirm: (token) => confirm.execute(token),
      end: (token) => end.execute('end', token),
    });
  }
}
