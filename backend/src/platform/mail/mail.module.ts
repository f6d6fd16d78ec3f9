import { Global, Module } from '@nestjs/common';

import { MailAllowance } from './mail-allowance.js';
import { Mailer } from './mailer.js';

@Global()
@Module({ providers: [MailAllowance, Mailer], exports: [MailAllowance, Mailer] })
export class MailModule {}
