import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { RETRY_DELAYS_MS, retryDelayMs } from './deliveries.js';
import { signatureHeader } from './post-webhook.js';

describe('signature', () => {
  it('equals the SDK’s for the same body, secret, and time', () => {
    const payload = JSON.stringify({ id: 'evt_1', note: 'ünïcode' });
    const timestamp = 1_790_000_000;
    const secret = 'whsec_test';
    const theirs = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    expect(signatureHeader(payload, secret, timestamp)).toBe(theirs);
  });
});

describe('retry delays', () => {
  it('grow from a second, and end after three days', () => {
    expect(RETRY_DELAYS_MS.slice(0, 5)).toEqual([1000, 5000, 30_000, 120_000, 600_000]);
    expect([...RETRY_DELAYS_MS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS_MS);
    const days = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0) / 86_400_000;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
    expect(retryDelayMs(RETRY_DELAYS_MS.length + 1)).toBeUndefined();
  });
});
