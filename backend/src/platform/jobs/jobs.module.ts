import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { Configuration } from '../config/configuration.js';
import { DatabaseUrl } from '../database/database.module.js';
import { JobRunner } from './job-runner.js';
import { JobTimings } from './job-timings.js';
import { Outbox } from './outbox.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { QUEUE, queueOptions } from './queue.js';
import { Scheduler } from './scheduler.js';

/** Every process can promise work; only a worker runs it. */
@Global()
@Module({})
export class JobsModule {
  static with({ runsJobs, timings }: { runsJobs: boolean; timings?: Partial<JobTimings> }): DynamicModule {
    return {
      module: JobsModule,
      imports: [
        DiscoveryModule,
        BullModule.forRootAsync({
          inject: [DatabaseUrl, Configuration],
          useFactory: (url: DatabaseUrl, configuration: Configuration) =>
            queueOptions(url.value, configuration),
        }),
        BullModule.registerQueue({ name: QUEUE }),
      ],
      providers: [
        { provide: JobTimings, useValue: new JobTimings(timings) },
        Outbox,
        ...(runsJobs ? [JobRunner, OutboxDispatcher, Scheduler] : []),
      ],
      exports: [Outbox, BullModule],
    };
  }
}
