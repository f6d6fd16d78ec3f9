import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** Assessments are kept for twelve months after their last use. */
export const deleteExpiredAssessments = defineJob<NoPayload>({
  name: 'forget-assessments',
});

defineSchedule({ job: deleteExpiredAssessments, everyMs: 6 * 60 * 60_000 });
