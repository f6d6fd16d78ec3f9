import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import type { SoundExtension } from './preview-rules.js';

/**
 * Generates the next sentences of a preview, or encodes it. It enqueues its own next part and its own
 * retries; a failure here is final until an admin retries it.
 */
export const makePreview = defineJob<{ makingId: string }>({
  name: 'make-preview',
  attempts: 1,
  retryDelaysMs: [],
});

export interface RemovedRecording {
  previewId: string;
  sha256: string;
  /** Default: MP3. */
  extension?: SoundExtension;
}

export const removeRecording = defineJob<RemovedRecording>({
  name: 'remove-recording',
  attempts: 5,
  backoffMs: 5_000,
});

export const deleteExpiredPreviews = defineJob<NoPayload>({
  name: 'forget-preview-wishes',
});

defineSchedule({ job: deleteExpiredPreviews, everyMs: 60 * 60_000 });
