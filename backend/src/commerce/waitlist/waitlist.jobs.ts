import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { ANNOUNCE_INTERVAL_MS, FORGET_INTERVAL_MS } from './waitlist-rules.js';
import { UNNOTIFIED } from './waitlist.queries.js';

export const announceReleases = defineJob<NoPayload>({
  name: 'announce-releases',
  attempts: 3,
  backoffMs: 1_000,
  holdsWhenLate: true,
});

defineSchedule({
  job: announceReleases,
  everyMs: ANNOUNCE_INTERVAL_MS,
  onlyWhen: `EXISTS (SELECT ${UNNOTIFIED})`,
});

export const notifyOfRelease = defineEmailJob<{ noticeId: string }>('tell-release', 'letters', {
  holdsWhenLate: true,
});

export const sendWaitlistQuestion = defineEmailJob<{ noticeId: string; productId: string }>(
  'send-notice-question',
  'letters',
);

export const forgetUnconfirmedEntries = defineJob<NoPayload>({
  name: 'forget-unconfirmed-notices',
});

defineSchedule({ job: forgetUnconfirmedEntries, everyMs: FORGET_INTERVAL_MS });
