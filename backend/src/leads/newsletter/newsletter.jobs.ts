import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** The email that asks whether the address is meant. */
export const askForYes = defineEmailJob<{ subscriptionId: string }>('ask-for-yes', 'letters');

/** A reader has said yes: they are welcomed. */
export const welcomeSubscriber = defineEmailJob<{ subscriptionId: string }>('welcome-subscriber', 'letters', {
  holdsWhenLate: true,
});

/** Somebody is on the list: its owner hears of it (specification 2, section 2, admin dashboard). */
export const tellOfSubscriber = defineEmailJob<{ subscriptionId: string }>('tell-of-subscriber', 'owner');

/** An address that was typed in for the newsletter and never said yes is kept for thirty days. */
export const forgetUnconfirmed = defineJob<NoPayload>({
  name: 'forget-unconfirmed',
});

defineSchedule({ job: forgetUnconfirmed, everyMs: 6 * 60 * 60_000 });
