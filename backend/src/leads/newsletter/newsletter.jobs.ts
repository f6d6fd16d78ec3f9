import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** Confirmation email of the double opt-in. */
export const requestConfirmation = defineEmailJob<{ subscriptionId: string }>('ask-for-yes', 'letters', {
  part: 'newsletter',
});

export const welcomeSubscriber = defineEmailJob<{ subscriptionId: string }>('welcome-subscriber', 'letters', {
  part: 'newsletter',
  holdsWhenLate: true,
});

/** To the owner (specification 2, section 2, admin dashboard). */
export const notifyOfSubscriber = defineEmailJob<{ subscriptionId: string }>('tell-of-subscriber', 'owner');

export const forgetUnconfirmed = defineJob<NoPayload>({
  name: 'forget-unconfirmed',
});

defineSchedule({ job: forgetUnconfirmed, everyMs: 6 * 60 * 60_000 });
