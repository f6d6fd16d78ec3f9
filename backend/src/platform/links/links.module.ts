import { Global, Module } from '@nestjs/common';

import { SignedLinks } from './signed-links.js';

@Global()
@Module({ providers: [SignedLinks], exports: [SignedLinks] })
export class LinksModule {}
