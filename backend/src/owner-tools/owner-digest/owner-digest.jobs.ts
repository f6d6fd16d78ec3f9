import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** Enqueues the emails of the days that are over. */
export const gatherOwnerDigests = defineJob<NoPayload>({ name: 'gather-owner-digests' });

defineSchedule({ job: gatherOwnerDigests, everyMs: 60 * 60_000 });

/** The owner's email about one day: `2026-11-27`, in the site's zone. */
export const sendOwnerDigest = defineEmailJob<{ day: string }>('send-owner-digest', 'owner');
