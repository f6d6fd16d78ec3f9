import { describe, expect, it } from '@jest/globals';

import { defineEmailJob, EMAIL_RETRY_DELAYS_MS, emailJobs } from './email-job.js';

const MINUTE_MS = 60_000;

describe('a job that sends an email', () => {
  const job = defineEmailJob<{ orderId: string }>('tell-a-reader', 'purchases');

  it('is tried at once, then after 1, 5 and 30 minutes, after 2 and 6 hours, and after a day', () => {
    let passedMs = 0;
    const minutes = EMAIL_RETRY_DELAYS_MS.map((delayMs) => (passedMs += delayMs) / MINUTE_MS);
    expect(minutes).toEqual([1, 5, 30, 120, 360, 1440]);
    expect(job).toMatchObject({ retryDelaysMs: EMAIL_RETRY_DELAYS_MS, lane: 'mail' });
  });

  it('is known by its name and list, and to more than the owner where nobody says otherwise', () => {
    expect(job).toMatchObject({ name: 'tell-a-reader', list: 'purchases', isConfidential: false });
    expect(emailJobs().get('tell-a-reader')).toBe(job);
    const confidential = defineEmailJob('tell-the-owner', 'owner', { isConfidential: true });
    expect(confidential.isConfidential).toBe(true);
  });
});
