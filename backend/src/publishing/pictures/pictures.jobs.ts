import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { EXPIRE_EVERY_MS, FILES_BACKOFF_MS } from './picture-rules.js';

/** Makes the sizes of a picture in AVIF and WebP. */
export const makePictureSizes = defineJob<{ id: string }>({
  name: 'make-picture-sizes',
  backoffMs: FILES_BACKOFF_MS,
});

/** Deletes pictures that were in the bin long enough, and uploads that were never completed. */
export const expirePictures = defineJob<NoPayload>({ name: 'expire-pictures' });

export const removePictureFiles = defineJob<{ id: string }>({
  name: 'remove-picture-files',
  attempts: 5,
  backoffMs: FILES_BACKOFF_MS,
});

defineSchedule({ job: expirePictures, everyMs: EXPIRE_EVERY_MS });
