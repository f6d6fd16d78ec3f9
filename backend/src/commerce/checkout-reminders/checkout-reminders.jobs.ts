import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const HOUR_MS = 3_600_000;

/** Finds unpaid orders to remind of. */
export const remindOfCheckouts = defineJob<NoPayload>({
  name: 'remind-of-checkouts',
});

defineSchedule({ job: remindOfCheckouts, everyMs: HOUR_MS });

export const sendCheckoutReminder = defineEmailJob<{ orderId: string }>('send-checkout-reminder', 'letters', {
  holdsWhenLate: true,
});
