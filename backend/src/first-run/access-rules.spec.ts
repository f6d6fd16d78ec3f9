import { describe, expect, it } from '@jest/globals';

import { isFromThisMachine, keyCookie, keyIn } from './access-rules.js';

describe('Requests from this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
  ])('are recognized by address and name: %s, %s', (address, host) => {
    expect(isFromThisMachine(address, { host })).toBe(true);
  });

  it.each([
    ['another machine', '192.168.0.7', { host: 'localhost:3000' }],
    ['another name, as in DNS rebinding', '127.0.0.1', { host: 'evil.example:3000' }],
    ['a name that only begins like ours', '127.0.0.1', { host: 'localhost.evil.example' }],
    ['no name', '127.0.0.1', {}],
    ['a proxy on this machine', '127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.5' }],
  ])('are not those of %s', (_name, address, headers) => {
    expect(isFromThisMachine(address, headers)).toBe(false);
  });

  it('may bring the key of the printed link as a cookie', () => {
    const cookie = keyCookie('secret', true);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(keyIn(`a=b; ${cookie.split(';')[0]}`)).toBe('secret');
    expect(keyIn(undefined)).toBeUndefined();
  });
});
