import { describe, expect, it } from '@jest/globals';

import { networkSource } from './network-source.js';
import { EMAIL_WAITS_MS, growingWaits, mailboxOf } from './rate-limit-rules.js';

describe('networkSource', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('returns the network part of %s', (address, source) => {
    expect(networkSource(address)).toBe(source);
  });
});

describe('growingWaits', () => {
  it('returns no wait at first, then doubles up to the maximum', () => {
    expect(growingWaits(3, 1000, 5000)).toEqual([0, 0, 1000, 2000, 4000, 5000]);
    expect(growingWaits(3, 5000, 5000)).toEqual([0, 0, 5000]);
  });
});

const HOUR_MS = 3_600_000;

describe('EMAIL_WAITS_MS', () => {
  it('begins at 15 minutes and grows by four', () => {
    expect(EMAIL_WAITS_MS.slice(0, 3).map((waitMs) => waitMs / HOUR_MS)).toEqual([0.25, 1, 4]);
  });

  it('ends at 30 days', () => {
    expect(EMAIL_WAITS_MS.at(-1)).toBe(30 * 24 * HOUR_MS);
  });
});

describe('mailboxOf', () => {
  it.each([
    ['ruth@example.com', 'ruth@example.com'],
    ['ruth+books@example.com', 'ruth@example.com'],
    ['ruth+1+2@example.com', 'ruth@example.com'],
    ['+ruth@example.com', '+ruth@example.com'],
    ['r.u.th+x@gmail.com', 'ruth@gmail.com'],
    ['ruth@googlemail.com', 'ruth@gmail.com'],
    ['r.uth@example.com', 'r.uth@example.com'],
    ['"a+b"@example.com', '"a+b"@example.com'],
  ])('maps %s to %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
