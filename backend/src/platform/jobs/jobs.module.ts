import { BullModule } from '@nestjs/bullmq';
import { DiscoveryModule } from '@nestjs/core';

import { Configuration } from '../config/configuration.js';
import { DatabaseUrl } from '../database/database.module.js';
import { defineFeature } from '../features/feature.js';
import { ExpiredRows } from './expired-rows.js';
import { Failures } from './failures.js';
import { RequestPriority } from '../request-priority.js';
import { ForgetClosedJobs } from './forget-closed-jobs.js';
import { JobMetrics } from './job-metrics.js';
import { JobHandlers } from './job-handlers.js';
import { JobRunner } from './job-runner.js';
import { JobSettings } from './job-rules.js';
import { LateJobs } from './late-jobs.js';
import { JobLog } from './job-log.js';
import { OutboxNotifier } from './outbox-notifier.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { OutboxRow } from './outbox.entity.js';
import { Outbox } from './outbox.js';
import { queueNames, queueOptions, Queues, StoreErrors } from './queue.js';
import { RowCounts } from './row-counts.js';
import { Scheduler } from './scheduler.js';

const queue = BullModule.forRootAsync({
  inject: [DatabaseUrl, Configuration],
  useFactory: (url: DatabaseUrl, configuration: Configuration) => queueOptions(url.value, configuration),
});

export const jobs = defineFeature({
  imports: [
    DiscoveryModule,
    queue,
    BullModule.registerQueue(...Object.values(queueNames).map((name) => ({ name }))),
  ],
  entities: [OutboxRow],
  providers: [
    { provide: JobSettings, useValue: new JobSettings() },
    ExpiredRows,
    Failures,
    ForgetClosedJobs,
    JobMetrics,
    LateJobs,
    Outbox,
    OutboxNotifier,
    Queues,
    RowCounts,
    StoreErrors,
    RequestPriority,
  ],
  workerProviders: [JobHandlers, JobRunner, JobLog, OutboxDispatcher, Scheduler],
});
