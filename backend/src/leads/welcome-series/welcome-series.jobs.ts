import { defineEmailJob } from '../../platform/email/email-job.js';

export interface SeriesEmailPayload {
  subscriptionId: string;
  letterId: string;
}

/** An email of the series that follows a free sample, when its day has come. */
export const sendSeriesEmail = defineEmailJob<SeriesEmailPayload>('send-series-letter', 'letters', {
  holdsWhenLate: true,
});
