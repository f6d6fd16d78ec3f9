import { describe, expect, it } from '@jest/globals';

import { isUnusual, orderSource } from './checkout-guard-rules.js';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 Firefox/140', 'accept-language': 'en-US' };

describe('A browser', () => {
  const browserOf = (address: string, headers: object) => orderSource(address, { ...headers }).browser;
  const here = browserOf('203.0.113.7', FIREFOX);

  it.each([
    ['the next address', '203.0.113.8', '203.0.113.250'],
    ['an address of the same /48', '2001:db8:1:2::9', '2001:db8:1:ffff::1'],
  ])('is the same for %s', (_name, one, other) => {
    expect(browserOf(one, FIREFOX)).toBe(browserOf(other, FIREFOX));
  });

  it.each([
    ['another network', '203.0.114.7', FIREFOX],
    ['another language', '203.0.113.7', { ...FIREFOX, 'accept-language': 'de' }],
    ['another browser', '203.0.113.7', { ...FIREFOX, 'user-agent': 'Mozilla/5.0 Chrome/141' }],
    ['more headers', '203.0.113.7', { ...FIREFOX, 'sec-ch-ua': '"Chromium";v="141"' }],
  ])('is another one for %s', (_name, address, headers) => {
    expect(browserOf(address, headers)).toBeDefined();
    expect(browserOf(address, headers)).not.toBe(here);
  });

  it.each([
    ['nothing', {}],
    ['the name of a program', { 'user-agent': 'curl/8', 'accept-language': 'en' }],
    ['no language', { 'user-agent': FIREFOX['user-agent'], 'accept-language': '*' }],
  ])('is undefined if it sends %s', (_name, headers) => {
    expect(browserOf('203.0.113.7', headers)).toBeUndefined();
  });
});

describe('Unpaid orders', () => {
  it.each([
    [49, 0, false],
    [50, 0, true],
    [50, 12, true],
    [50, 13, false],
    [400, 100, false],
    [401, 100, true],
  ])('%i with %i paid ones: unusual is %s', (unpaid, paid, unusual) => {
    expect(isUnusual({ unpaid, paid }, 50)).toBe(unusual);
  });

  it('are never unusual without a limit', () => {
    expect(isUnusual({ unpaid: 1000, paid: 0 }, undefined)).toBe(false);
  });
});
