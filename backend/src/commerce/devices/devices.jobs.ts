import { defineEmailJob } from '../../platform/email/email-job.js';

export interface SentToDevice {
  orderId: string;
  /** Grant of the attached file. */
  grantId: string;
}

/** Sends a book to a Kindle. Only the email's record has the address, since jobs store none. */
export const sendToDevice = defineEmailJob<SentToDevice>('send-to-device', 'purchases');
