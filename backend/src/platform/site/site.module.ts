import { Global, Module } from '@nestjs/common';

import { ProblemMembers } from '../http/problem-members.js';
import { RequestWatch } from '../http/request-watch.js';
import { SiteFront } from './site-front.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

@Global()
@Module({
  providers: [ProblemMembers, RequestWatch, SiteFront, SitePages, SiteWidgets],
  exports: [ProblemMembers, SiteFront, SitePages, SiteWidgets],
})
export class SiteModule {}
