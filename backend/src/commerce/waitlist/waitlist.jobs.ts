import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const announceReleases = defineJob<NoPayload>({
  name: 'announce-releases',
  attempts: 3,
  backoffMs: 1_000,
  holdsWhenLate: true,
});

/** Confirmed readers of released products without an enqueued email. */
export const UNNOTIFIED = `FROM release_notices n
  JOIN product_releases r ON r.product_id = n.product_id AND r.availability = 'in-stock'
  JOIN products p ON p.id = n.product_id AND p.is_active = 'true'
    AND (p.type <> 'ebook' OR cardinality(p.digital_files) > 0)
  WHERE n.confirmed_at IS NOT NULL AND n.promised_at IS NULL`;

/** A release may be made in the data by any program. Readers get their email within a minute. */
defineSchedule({ job: announceReleases, everyMs: 60_000, onlyWhen: `EXISTS (SELECT ${UNNOTIFIED})` });

export const notifyOfRelease = defineEmailJob<{ noticeId: string }>('tell-release', 'letters', {
  holdsWhenLate: true,
});

export const sendWaitlistQuestion = defineEmailJob<{ noticeId: string; productId: string }>(
  'send-notice-question',
  'letters',
);

/** An unconfirmed address is stored for thirty days. */
export const forgetUnconfirmedEntries = defineJob<NoPayload>({
  name: 'forget-unconfirmed-notices',
});

defineSchedule({ job: forgetUnconfirmedEntries, everyMs: 6 * 60 * 60_000 });
