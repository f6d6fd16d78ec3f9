import { Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

import { SignedLinks } from '../../platform/links/signed-links.js';
import { ConsentPagesController } from '../../platform/site/consent-pages.controller.js';
import { SitePages } from '../../platform/site/site-pages.js';
import { ConfirmSubscription } from './confirm-subscription.use-case.js';
import { EndSubscription } from './end-subscription.use-case.js';
import { FindSubscription } from './find-subscription.query.js';
import { CONFIRM_LINK, END_LINK } from './subscription-links.js';

/** The links of mails about the letter, for the yes to it and for its end. */
@ApiExcludeController()
@Controller('newsletter/:token')
export class SubscriptionPagesController extends ConsentPagesController {
  constructor(
    links: SignedLinks,
    pages: SitePages,
    find: FindSubscription,
    confirm: ConfirmSubscription,
    end: EndSubscription,
  ) {
    super(links, pages, {
      name: 'newsletter',
      confirmLink: CONFIRM_LINK,
      endLink: END_LINK,
      stateOf: async (id) => (await find.execute(id))?.status ?? 'ended',
      confirm: (id) => confirm.execute(id),
      end: (id) => end.execute(id),
    });
  }
}
