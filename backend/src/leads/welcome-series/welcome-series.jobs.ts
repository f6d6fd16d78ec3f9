import { defineEmailJob } from '../../platform/email/email-job.js';

export interface SeriesEmailPayload {
  subscriptionId: string;
  letterId: string;
}

export const sendSeriesEmail = defineEmailJob<SeriesEmailPayload>('send-series-letter', 'letters', {
  part: 'newsletter',
  holdsWhenLate: true,
});
