import { Module } from '@nestjs/common';

import { CommerceWorkerModule } from './commerce/index.js';

/** Job processors of every module. */
@Module({ imports: [CommerceWorkerModule] })
export class WorkerModule {}
