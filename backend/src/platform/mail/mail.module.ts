import { Global, Module } from '@nestjs/common';

import { Letters } from './letters.js';
import { MailAllowance } from './mail-allowance.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { PostOffice } from './post-office.js';

const desk = [Letters, MailAllowance, Mailer, MailSuppressions, PostOffice];

@Global()
@Module({ providers: desk, exports: desk })
export class MailModule {}
