import { defineLetterJob } from '../../platform/email/letter-job.js';

/** The order stands for its buyer: no address is kept with a job. */
export interface EditionLetter {
  editionId: string;
  orderId: string;
}

export const tellEdition = defineLetterJob<EditionLetter>('tell-edition', 'purchases');
