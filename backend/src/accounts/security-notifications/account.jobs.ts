import { defineEmailJob } from '../../platform/email/email-job.js';

export interface ToldAccountChange {
  userId: string;
  /** An AccountChange. */
  change: string;
  /** Former sign-in address, if it was changed; the email goes there. */
  formerEmail?: string;
}

/** Notifies a member of the staff that their sign-in was changed. */
export const tellAccountChange = defineEmailJob<ToldAccountChange>('tell-account-change', 'owner');
