import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { ASK_EVERY_MS } from './late-emails-rules.js';
import { heldSinceLast } from './late-emails.queries.js';

export const lateEmailsEmailJob = defineEmailJob<NoPayload>('tell-of-late-emails', 'owner');

/** Sends that email if more emails are held since the last one. */
export const askAboutLateEmails = defineJob<NoPayload>({ name: 'ask-about-late-emails' });

defineSchedule({
  job: askAboutLateEmails,
  everyMs: ASK_EVERY_MS,
  onlyWhen: `EXISTS (${heldSinceLast(lateEmailsEmailJob.name)})`,
});
