import { defineFeature } from '../../platform/features/feature.js';
import { FailedJobs } from './failed-jobs.js';
import { FailedJobsController } from './failed-jobs.admin.controller.js';
export const failedJobs = defineFeature({
  providers: [FailedJobs],
  controllers: [FailedJobsController],
});
