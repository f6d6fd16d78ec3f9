import { Global, Module } from '@nestjs/common';

import { SourceAllowance } from './source-allowance.js';
import { VisitorCookie } from './visitor-cookie.js';

@Global()
@Module({ providers: [SourceAllowance, VisitorCookie], exports: [SourceAllowance, VisitorCookie] })
export class VisitorsModule {}
