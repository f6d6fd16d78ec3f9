import { Global, Module } from '@nestjs/common';

import { ProblemMembers } from '../http/problem-members.js';
import { RequestWatch } from '../http/request-watch.js';
import { ChangeConsentWords } from './desk/change-consent-words.use-case.js';
import { ChangeEmbedHosts } from './desk/change-embed-hosts.use-case.js';
import { ChangeNotice } from './desk/change-notice.use-case.js';
import { ReadSiteDesk } from './desk/read-site-desk.query.js';
import { ReadSiteSettings } from './desk/read-site-settings.query.js';
import { ShownWordsLog } from './desk/shown-words.js';
import { SiteSettingsController } from './desk/site-settings.controller.js';
import { SiteFront } from './site-front.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

/** What the owner settles about the pages. */
const desk = [
  ChangeConsentWords,
  ChangeEmbedHosts,
  ChangeNotice,
  ReadSiteDesk,
  ReadSiteSettings,
  ShownWordsLog,
];

@Global()
@Module({
  controllers: [SiteSettingsController],
  providers: [ProblemMembers, RequestWatch, SiteFront, SitePages, SiteWidgets, ...desk],
  exports: [ProblemMembers, ReadSiteDesk, ShownWordsLog, SiteFront, SitePages, SiteWidgets],
})
export class SiteModule {}
