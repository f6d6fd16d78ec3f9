import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { GATHER_EVERY_MS } from './owner-digest-rules.js';

export const gatherOwnerDigests = defineJob<NoPayload>({ name: 'gather-owner-digests' });

defineSchedule({ job: gatherOwnerDigests, everyMs: GATHER_EVERY_MS });

/** Digest of one day (`2026-11-27`) in the site's zone. */
export const sendOwnerDigest = defineEmailJob<{ day: string }>('send-owner-digest', 'owner');
