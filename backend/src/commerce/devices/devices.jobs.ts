import { defineEmailJob } from '../../platform/email/email-job.js';

export interface SentToDevice {
  orderId: string;
  /** Of the file that goes along. */
  grantId: string;
}

/** A book to a Kindle. Where it goes stands in the record of the email alone, as no address is kept with a job. */
export const sendToDevice = defineEmailJob<SentToDevice>('send-to-device', 'purchases');
