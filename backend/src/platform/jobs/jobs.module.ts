import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { Configuration } from '../config/configuration.js';
import { DatabaseUrl } from '../database/database.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ExpiredRows } from './expired-rows.js';
import { Failures } from './failures.js';
import { ForgetClosedJobs } from './forget-closed-jobs.use-case.js';
import { JobFigures } from './job-figures.js';
import { JobHandlers } from './job-handlers.js';
import { JobRunner } from './job-runner.js';
import { Jobs } from './jobs.js';
import { JobSettings } from './job-settings.js';
import { JobWatch } from './job-watch.js';
import { Outbox } from './outbox.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { QUEUE, queueOptions } from './queue.js';
import { Scheduler } from './scheduler.js';
import { StoreErrors } from './store-errors.js';

/** Every process can promise work; only a worker runs it. */
@Global()
@Module({})
export class JobsModule {
  static with({ runsJobs, settings }: { runsJobs: boolean; settings?: Partial<JobSettings> }): DynamicModule {
    return {
      module: JobsModule,
      imports: [
        DiscoveryModule,
        MetricsModule,
        BullModule.forRootAsync({
          inject: [DatabaseUrl, Configuration],
          useFactory: (url: DatabaseUrl, configuration: Configuration) =>
            queueOptions(url.value, configuration),
        }),
        BullModule.registerQueue({ name: QUEUE }),
      ],
      providers: [
        { provide: JobSettings, useValue: new JobSettings(settings) },
        ExpiredRows,
        Failures,
        JobFigures,
        Jobs,
        Outbox,
        StoreErrors,
        ...(runsJobs
          ? [ForgetClosedJobs, JobHandlers, JobRunner, JobWatch, OutboxDispatcher, Scheduler]
          : []),
      ],
      exports: [ExpiredRows, Failures, Jobs, Outbox, BullModule],
    };
  }
}
