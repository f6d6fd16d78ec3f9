import { defineEmailJob } from '../../platform/email/email-job.js';

/** The order stands for its buyer: no address is kept with a job. */
export interface EditionLetter {
  editionId: string;
  orderId: string;
}

export const tellEdition = defineEmailJob<EditionLetter>('tell-edition', 'purchases');
