import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { REMOVE_EVERY_MS } from './document-rules.js';

/** Publishes a document at its time. */
export const publishScheduled = defineJob<{ documentId: string }>({
  name: 'publish-scheduled-document',
  attempts: 10,
  backoffMs: 1_000,
});

export const removeBinnedDocuments = defineJob<NoPayload>({ name: 'remove-binned-documents' });

defineSchedule({ job: removeBinnedDocuments, everyMs: REMOVE_EVERY_MS });
