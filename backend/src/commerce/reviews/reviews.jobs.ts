import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const HOUR_MS = 3_600_000;

/** Finds buyers who can be asked for a review. */
export const askForReviews = defineJob<NoPayload>({
  name: 'ask-for-reviews',
});

defineSchedule({ job: askForReviews, everyMs: HOUR_MS });

/** Email to a buyer: asks for a review. */
export const sendReviewRequest = defineEmailJob<{ orderId: string }>('send-review-request', 'letters', {
  holdsWhenLate: true,
});

/** Email to the owner: a review waits for approval. */
export const notifyOfReview = defineEmailJob<{ orderId: string }>('tell-of-review', 'owner');
