import { describe, expect, it } from '@jest/globals';

import { networkSource } from './network-source.js';
import { EMAIL_WAITS_MS, growingWaits, mailboxOf } from './rate-limit-rules.js';

describe('where a try comes from', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('is of %s the part that is not of its own choice', (address, source) => {
    expect(networkSource(address)).toBe(source);
  });
});

describe('the wait between tries', () => {
  it('is nothing at first, then doubles up to its longest', () => {
    expect(growingWaits(3, 1000, 5000)).toEqual([0, 0, 1000, 2000, 4000, 5000]);
    expect(growingWaits(3, 5000, 5000)).toEqual([0, 0, 5000]);
  });
});

const HOUR_MS = 3_600_000;

describe('an address that was written to', () => {
  it('is left alone for a quarter of an hour, then four times as long each time', () => {
    expect(EMAIL_WAITS_MS.slice(0, 3).map((waitMs) => waitMs / HOUR_MS)).toEqual([0.25, 1, 4]);
  });

  it('is left alone for thirty days at most', () => {
    expect(EMAIL_WAITS_MS.at(-1)).toBe(30 * 24 * HOUR_MS);
  });
});

describe('the mailbox behind an address', () => {
  it.each([
    ['ruth@example.com', 'ruth@example.com'],
    ['ruth+books@example.com', 'ruth@example.com'],
    ['ruth+1+2@example.com', 'ruth@example.com'],
    ['+ruth@example.com', '+ruth@example.com'],
    ['r.u.th+x@gmail.com', 'ruth@gmail.com'],
    ['ruth@googlemail.com', 'ruth@gmail.com'],
    ['r.uth@example.com', 'r.uth@example.com'],
    ['"a+b"@example.com', '"a+b"@example.com'],
  ])('of %s is that of %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
