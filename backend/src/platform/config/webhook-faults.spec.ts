import { describe, expect, it } from '@jest/globals';

import { readConfiguration } from './read-configuration.js';

const read = (faults: string, more: Record<string, string> = {}) =>
  readConfiguration({ SANDBOX_WEBHOOK_FAULTS: faults, ...more }, { mailFrom: 'a@example.com' })
    .sandboxWebhookFaults;

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('SANDBOX_WEBHOOK_FAULTS', () => {
  it('is off by default', () => {
    expect(read('')).toBeUndefined();
    expect(read('  ')).toBeUndefined();
  });

  it('has all settings on one line', () => {
    expect(read('seed=7 drop=0.1 double=0.2 reorder=0.25 delay=0.3 delayMs=50-2000  reorderMs=300')).toEqual({
      seed: '7',
      drop: 0.1,
      double: 0.2,
      reorder: 0.25,
      delay: 0.3,
      delayMs: [50, 2000],
      reorderMs: 300,
    });
    expect(read('drop=1 seed=monday')).toEqual({ seed: 'monday', drop: 1 });
  });

  it.each([
    'drop=0.1',
    'seed=',
    'seed=7 drop=1.1',
    'seed=7 drop=-0.1',
    'seed=7 drop=half',
    'seed=7 drop=0x1',
    'seed=7 drop=0.1 drop=0.2',
    'seed=7 lose=0.1',
    'seed=7 drop',
    'seed=7, drop=0.1 ,',
    'seed=7 delayMs=50',
    'seed=7 delayMs=2000-50',
    'seed=7 delayMs=50-60-70',
    'seed=7 delayMs=-50',
    'seed=7 reorderMs=soon',
    'seed=7 reorderMs=604800001',
  ])('rejects %s', (faults) => {
    expect(() => read(faults)).toThrow(/^SANDBOX_WEBHOOK_FAULTS .*\.$/);
  });

  it('is rejected with real Stripe', () => {
    expect(() => read('seed=7', STRIPE)).toThrow(/SANDBOX_WEBHOOK_FAULTS is for the sandbox only.*\.$/);
    expect(read('', STRIPE)).toBeUndefined();
  });
});
