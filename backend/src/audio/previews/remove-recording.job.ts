import { defineJob } from '../../platform/jobs/job.js';

/** The recording of a preview that is gone is removed from the storage. */
export const removeRecording = defineJob<{ previewId: string; sha256: string }>({
  name: 'remove-recording',
  attempts: 5,
  backoffMs: 5_000,
});
