import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { Configuration } from '../config/configuration.js';
import { DatabaseUrl } from '../database/database.module.js';
import { JobRunner } from './job-runner.js';
import { Outbox } from './outbox.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { QUEUE, queueOptions } from './queue.js';

/** Every process can promise work; only a worker runs it. */
@Global()
@Module({})
export class JobsModule {
  static with({ runsJobs }: { runsJobs: boolean }): DynamicModule {
    return {
      module: JobsModule,
      imports: [
        DiscoveryModule,
        BullModule.forRootAsync({
          inject: [DatabaseUrl, Configuration],
          useFactory: (url: DatabaseUrl, { redisUrl }: Configuration) => queueOptions(url.value, redisUrl),
        }),
        BullModule.registerQueue({ name: QUEUE }),
      ],
      providers: [Outbox, ...(runsJobs ? [JobRunner, OutboxDispatcher] : [])],
      exports: [Outbox, BullModule],
    };
  }
}
