import { defineEmailJob } from '../../platform/email/email-job.js';

/** To somebody of the staff: how they sign in was changed. `change` is an AccountChange. */
export const tellAccountChange = defineEmailJob<{ userId: string; change: string }>(
  'tell-account-change',
  'owner',
);
