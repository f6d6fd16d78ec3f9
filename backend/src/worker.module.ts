import { Module } from '@nestjs/common';

import { AdminWorkerModule } from './admin/index.js';
import { AudioWorkerModule } from './audio/index.js';
import { CommerceWorkerModule } from './commerce/index.js';
import { LeadsWorkerModule } from './leads/index.js';
import { LegalWorkerModule } from './legal/index.js';
import { MailWorkerModule } from './platform/mail/mail.module.js';

/** Who does the jobs of every module. */
@Module({
  imports: [
    AdminWorkerModule,
    AudioWorkerModule,
    CommerceWorkerModule,
    LeadsWorkerModule,
    LegalWorkerModule,
    MailWorkerModule,
  ],
})
export class WorkerModule {}
