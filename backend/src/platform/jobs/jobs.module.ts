import { BullModule } from '@nestjs/bullmq';
import { DiscoveryModule } from '@nestjs/core';

import { Configuration } from '../config/configuration.js';
import { DatabaseAccess } from '../database/database-access.js';
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
  inject: [DatabaseAccess, Configuration],
  useFactory: (access: DatabaseAccess, configuration: Configuration) => queueOptions(access, configuration),
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
