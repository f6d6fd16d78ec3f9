import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const HOUR_MS = 3_600_000;

/** Looks who has had their book long enough to be asked. */
export const askForReviews = defineJob<NoPayload>({
  name: 'ask-for-reviews',
});

defineSchedule({ job: askForReviews, everyMs: HOUR_MS });

/** To a buyer: what do they think of their book? */
export const sendReviewRequest = defineEmailJob<{ orderId: string }>('send-review-request', 'letters', {
  holdsWhenLate: true,
});

/** To the owner: a review waits for her look. */
export const tellOfReview = defineEmailJob<{ orderId: string }>('tell-of-review', 'owner');
