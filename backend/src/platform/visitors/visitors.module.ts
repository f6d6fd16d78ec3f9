import { Global, Module } from '@nestjs/common';

import { SourceAllowance } from './source-allowance.js';

@Global()
@Module({ providers: [SourceAllowance], exports: [SourceAllowance] })
export class VisitorsModule {}
