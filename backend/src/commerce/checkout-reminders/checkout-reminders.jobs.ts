import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { REMINDER_INTERVAL_MS } from './checkout-reminder-rules.js';

export const remindOfCheckouts = defineJob<NoPayload>({
  name: 'remind-of-checkouts',
});

defineSchedule({ job: remindOfCheckouts, everyMs: REMINDER_INTERVAL_MS });

export const sendCheckoutReminder = defineEmailJob<{ orderId: string }>('send-checkout-reminder', 'letters', {
  holdsWhenLate: true,
});
