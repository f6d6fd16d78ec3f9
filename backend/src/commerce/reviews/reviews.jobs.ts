import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { REQUEST_INTERVAL_MS } from './review-rules.js';

export const askForReviews = defineJob<NoPayload>({
  name: 'ask-for-reviews',
});

defineSchedule({ job: askForReviews, everyMs: REQUEST_INTERVAL_MS });

export const sendReviewRequest = defineEmailJob<{ orderId: string }>('send-review-request', 'letters', {
  holdsWhenLate: true,
});

export const notifyOfReview = defineEmailJob<{ orderId: string }>('tell-of-review', 'owner');

/** The owner replied to a review. */
export const sendReviewReply = defineEmailJob<{ orderId: string }>('send-review-reply', 'letters', {
  holdsWhenLate: true,
});
