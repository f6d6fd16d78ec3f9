import { defineJob } from '../../platform/jobs/job.js';

/**
 * The next sentences of a preview, or its recording. It promises its own next part, and the next try after a failure
 * that may pass; what fails here waits for somebody.
 */
export const makePreview = defineJob<{ makingId: string }>({
  name: 'make-preview',
  attempts: 1,
  backoffMs: 0,
  retryDelaysMs: [],
});
