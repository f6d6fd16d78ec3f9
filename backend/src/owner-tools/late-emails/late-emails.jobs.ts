import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const MINUTE_MS = 60_000;

/** To the owner: which emails were found late and wait for a decision. */
export const tellOfLateEmails = defineEmailJob<NoPayload>('tell-of-late-emails', 'owner');

/** Looks for emails that are held since the owner last had such an email. */
export const askAboutLateEmails = defineJob<NoPayload>({ name: 'ask-about-late-emails' });

/** What was held since the owner's last email about it; finds nothing in most looks. */
export const HELD_SINCE = `SELECT FROM outbox h WHERE h.closed_at IS NULL AND h.held_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM mail_deliveries d WHERE d.letter = '${tellOfLateEmails.name}' AND d.queued_at >= h.held_at)`;

defineSchedule({ job: askAboutLateEmails, everyMs: 10 * MINUTE_MS, onlyWhen: `EXISTS (${HELD_SINCE})` });
