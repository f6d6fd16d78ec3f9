import { defineEvent } from '../events/events.js';

export interface EmailResendRequested {
  /** The name of the email's job. */
  job: string;
  /** What it is about, by ids, as it was enqueued. */
  cause: object;
}

/** The owner wants an email sent once more: whoever notes that it has gone out forgets that. */
export const emailResendRequested = defineEvent<EmailResendRequested>('email-resend-requested');
