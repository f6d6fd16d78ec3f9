import { defineJob } from '../../platform/jobs/job.js';
import { STRIPE_JOB_RETRY } from '../stripe/stripe-rules.js';

export const forgetBuyerAtStripe = defineJob<{ orderId: string }>({
  name: 'forget-buyer-at-stripe',
  ...STRIPE_JOB_RETRY,
  lane: 'payments',
});
