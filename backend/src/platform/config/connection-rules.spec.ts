import { describe, expect, it } from '@jest/globals';

import type { Role } from './configuration.js';
import {
  type ConnectionUse,
  leastConnections,
  shareConnections,
  totalOf,
  usualConnections,
} from './connection-rules.js';

/** On its own PostgreSQL, Redis and Stripe. */
const connected = (role: Role): ConnectionUse => ({
  role,
  hasJobStore: false,
  hasSandbox: false,
  isEmbedded: false,
});
const embedded: ConnectionUse = { role: 'both', hasJobStore: true, hasSandbox: true, isEmbedded: true };
const all = [...(['web', 'worker', 'both'] as const).map(connected), embedded];

describe('The connections of a process', () => {
  it('have a default for each role', () => {
    expect(all.map(usualConnections)).toEqual([22, 26, 43, 60]);
    expect(shareConnections(43, connected('both'))).toEqual({
      visitors: 20,
      jobs: 20,
      jobStore: 0,
      sandbox: 0,
      listeners: 3,
    });
  });

  it('have a small minimum', () => {
    expect(all.map(leastConnections)).toEqual([4, 5, 7, 15]);
    expect(shareConnections(4, connected('web'))).toMatchObject({ visitors: 2, jobs: 0, listeners: 2 });
    expect(shareConnections(15, embedded)).toEqual({
      visitors: 2,
      jobs: 2,
      jobStore: 1,
      sandbox: 2,
      listeners: 8,
    });
  });

  it('add up to the total, and leave each part its least', () => {
    for (const use of all) {
      const least = shareConnections(leastConnections(use), use);
      for (let total = leastConnections(use); total <= 200; total += 1) {
        const shares = shareConnections(total, use);
        expect(totalOf(shares)).toBe(total);
        expect(shares.visitors).toBeGreaterThanOrEqual(least.visitors);
        expect(shares.jobs).toBeGreaterThanOrEqual(least.jobs);
        expect(shares.jobStore).toBeGreaterThanOrEqual(least.jobStore);
        expect(shares.sandbox).toBeGreaterThanOrEqual(least.sandbox);
        expect(shares.listeners).toBe(least.listeners);
      }
    }
  });

  it('go to requests and jobs beyond the default', () => {
    expect(shareConnections(63, connected('both'))).toMatchObject({ visitors: 30, jobs: 30, listeners: 3 });
    expect(shareConnections(80, embedded)).toMatchObject({ visitors: 30, jobs: 30, jobStore: 4, sandbox: 8 });
    expect(shareConnections(60, connected('worker'))).toMatchObject({ visitors: 5, jobs: 54 });
  });
});
