import { Controller } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';

import { ConsentPagesController } from '../../site/consent-pages.controller.js';
import { SitePages } from '../../site/site-pages.js';
import { ConfirmNotice } from './confirm-notice.use-case.js';
import { EndNotice } from './end-notice.use-case.js';
import { FindNotice } from './find-notice.query.js';

/** The links of letters about a release, for the yes to them and for their end. */
@ApiExcludeController()
@Controller('release-notices/:token')
export class NoticePagesController extends ConsentPagesController {
  constructor(pages: SitePages, find: FindNotice, confirm: ConfirmNotice, end: EndNotice) {
    super(pages, {
      name: 'release-notice',
      find: (link, token) => find.execute(link, token),
      confirm: (token) => confirm.execute(token),
      end: (token) => end.execute(token),
    });
  }
}
