import { Module } from '@nestjs/common';

import { CountJobs } from './count-jobs.query.js';
import { FailedJobsController } from './failed-jobs.controller.js';
import { GiveUpJob } from './give-up-job.use-case.js';
import { ListFailedJobs } from './list-failed-jobs.query.js';
import { RetryJobs } from './retry-jobs.use-case.js';

/** What the staff sees and does of the work that failed. */
@Module({ controllers: [FailedJobsController], providers: [CountJobs, GiveUpJob, ListFailedJobs, RetryJobs] })
export class JobsDeskModule {}
