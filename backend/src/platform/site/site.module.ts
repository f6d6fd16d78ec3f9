import { Global, Module } from '@nestjs/common';

import { RequestWatch } from '../http/request-watch.js';
import { SiteFront } from './site-front.js';
import { SitePages } from './site-pages.js';

@Global()
@Module({ providers: [RequestWatch, SiteFront, SitePages], exports: [SiteFront, SitePages] })
export class SiteModule {}
