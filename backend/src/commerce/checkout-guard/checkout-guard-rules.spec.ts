import { describe, expect, it } from '@jest/globals';

import { isUnusual, orderSource } from './checkout-guard-rules.js';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 Firefox/140', 'accept-language': 'en-US' };

describe('a browser', () => {
  const browserOf = (address: string, headers: object) => orderSource(address, { ...headers }).browser;
  const here = browserOf('203.0.113.7', FIREFOX);

  it.each([
    ['the next address', '203.0.113.8', '203.0.113.250'],
    ['an address of the same /48', '2001:db8:1:2::9', '2001:db8:1:ffff::1'],
  ])('is the same at %s', (_what, one, other) => {
    expect(browserOf(one, FIREFOX)).toBe(browserOf(other, FIREFOX));
  });

  it.each([
    ['in another network', '203.0.114.7', FIREFOX],
    ['that speaks another language', '203.0.113.7', { ...FIREFOX, 'accept-language': 'de' }],
    ['of another make', '203.0.113.7', { ...FIREFOX, 'user-agent': 'Mozilla/5.0 Chrome/141' }],
    ['that says more', '203.0.113.7', { ...FIREFOX, 'sec-ch-ua': '"Chromium";v="141"' }],
  ])('is another one %s', (_what, address, headers) => {
    expect(browserOf(address, headers)).toBeDefined();
    expect(browserOf(address, headers)).not.toBe(here);
  });

  it.each([
    ['nothing', {}],
    ['that it is a program', { 'user-agent': 'curl/8', 'accept-language': 'en' }],
    ['no language', { 'user-agent': FIREFOX['user-agent'], 'accept-language': '*' }],
  ])('is none that says %s of itself', (_what, headers) => {
    expect(browserOf('203.0.113.7', headers)).toBeUndefined();
  });
});

describe('orders that are left unpaid', () => {
  it.each([
    [49, 0, false],
    [50, 0, true],
    [50, 12, true],
    [50, 13, false],
    [400, 100, false],
    [401, 100, true],
  ])('%i beside %i that were paid: unusual is %s', (unpaid, paid, unusual) => {
    expect(isUnusual({ unpaid, paid }, 50)).toBe(unusual);
  });

  it('are never unusual where there is no such limit', () => {
    expect(isUnusual({ unpaid: 1000, paid: 0 }, undefined)).toBe(false);
  });
});
