import { defineEmailJob } from '../../platform/email/email-job.js';

export interface ToldAccountChange {
  userId: string;
  /** An AccountChange. */
  change: string;
  /** If the sign-in address was changed: the one before, to which the email goes. */
  formerEmail?: string;
}

/** Notifies a member of the staff that their sign-in was changed. */
export const tellAccountChange = defineEmailJob<ToldAccountChange>('tell-account-change', 'owner');
