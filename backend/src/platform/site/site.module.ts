import { Global, Module } from '@nestjs/common';

import { SiteFront } from './site-front.js';
import { SitePages } from './site-pages.js';

@Global()
@Module({ providers: [SiteFront, SitePages], exports: [SiteFront, SitePages] })
export class SiteModule {}
