import { Module } from '@nestjs/common';

import { CommerceWorkerModule } from './commerce/index.js';
import { LeadsWorkerModule } from './leads/index.js';

/** Job processors of every module. */
@Module({ imports: [CommerceWorkerModule, LeadsWorkerModule] })
export class WorkerModule {}
