import { defineEvent } from '../events/events.js';

export interface EmailResendRequested {
  job: string;
  /** Ids of what the email is about, as enqueued. */
  cause: object;
}

/** The owner resends an email: features that remember it as sent must forget that. */
export const emailResendRequested = defineEvent<EmailResendRequested>('email-resend-requested');
