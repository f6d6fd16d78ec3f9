import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/**
 * The next sentences of a preview, or its recording. It enqueues its own next part, and the next try after a failure
 * that may pass; what fails here waits for somebody.
 */
export const makePreview = defineJob<{ makingId: string }>({
  name: 'make-preview',
  attempts: 1,
  retryDelaysMs: [],
});

/** The recording of a preview that is gone is removed from the storage. */
export const removeRecording = defineJob<{ previewId: string; sha256: string }>({
  name: 'remove-recording',
  attempts: 5,
  backoffMs: 5_000,
});

export const deleteExpiredPreviews = defineJob<NoPayload>({
  name: 'forget-preview-wishes',
});

defineSchedule({ job: deleteExpiredPreviews, everyMs: 60 * 60_000 });
