import { Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

import { SignedLinks } from '../../platform/links/signed-links.js';
import { ConsentPagesController } from '../../platform/site/consent-pages.controller.js';
import { SitePages } from '../../platform/site/site-pages.js';
import { ConfirmNotice } from './confirm-notice.use-case.js';
import { EndNotice } from './end-notice.use-case.js';
import { FindNotice } from './find-notice.query.js';
import { CONFIRM_LINK, END_LINK } from './notice-links.js';

/** The links of letters about a release, for the yes to them and for their end. */
@ApiExcludeController()
@Controller('release-notices/:token')
export class NoticePagesController extends ConsentPagesController {
  constructor(
    links: SignedLinks,
    pages: SitePages,
    find: FindNotice,
    confirm: ConfirmNotice,
    end: EndNotice,
  ) {
    super(links, pages, {
      name: 'release-notice',
      confirmLink: CONFIRM_LINK,
      endLink: END_LINK,
      stateOf: (id) => find.execute(id),
      confirm: (id) => confirm.execute(id),
      end: (id) => end.execute(id),
    });
  }
}
