import { Global, Module } from '@nestjs/common';

import { RequestWatch } from '../http/request-watch.js';
import { SiteFront } from './site-front.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

@Global()
@Module({
  providers: [RequestWatch, SiteFront, SitePages, SiteWidgets],
  exports: [SiteFront, SitePages, SiteWidgets],
})
export class SiteModule {}
