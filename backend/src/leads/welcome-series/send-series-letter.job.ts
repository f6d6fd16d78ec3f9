import { defineEmailJob } from '../../platform/email/email-job.js';

export interface SeriesLetterCause {
  subscriptionId: string;
  letterId: string;
}

/** A letter of the series that follows a free sample, when its day has come. */
export const sendSeriesLetter = defineEmailJob<SeriesLetterCause>('send-series-letter', 'letters');
