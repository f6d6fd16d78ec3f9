import { Global, Module } from '@nestjs/common';

import { SitePages } from './site-pages.js';

@Global()
@Module({ providers: [SitePages], exports: [SitePages] })
export class SiteModule {}
