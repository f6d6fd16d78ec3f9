import { defineEmailJob } from '../../platform/email/email-job.js';

export interface AccountChangePayload {
  userId: string;
  /** An AccountChange. */
  change: string;
  /** Former sign-in address, if it was changed; the email goes there. */
  formerEmail?: string;
}

export const accountChangeEmailJob = defineEmailJob<AccountChangePayload>('tell-account-change', 'owner');
