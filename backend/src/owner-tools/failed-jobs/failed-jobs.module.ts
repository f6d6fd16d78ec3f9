import { defineFeature } from '../../platform/features/feature.js';
import { CountJobs } from './count-jobs.query.js';
import { FailedJobsController } from './failed-jobs.controller.js';
import { GiveUpJob } from './give-up-job.use-case.js';
import { ListFailedJobs } from './list-failed-jobs.query.js';
import { RetryJobs } from './retry-jobs.use-case.js';

export const failedJobs = defineFeature({
  providers: [CountJobs, GiveUpJob, ListFailedJobs, RetryJobs],
  controllers: [FailedJobsController],
});
