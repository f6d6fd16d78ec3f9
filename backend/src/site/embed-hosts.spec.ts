import { describe, expect, it } from '@jest/globals';

import { ancestorsBy, embedRules, readEmbedHost } from './embed-hosts.js';

describe('An embedding host', () => {
  it.each([
    ['friends.example', 'friends.example'],
    [' Friends.Example ', 'friends.example'],
    ['https://friends.example/', 'https://friends.example'],
    ['*.friends.example', '*.friends.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['friends.example:*', 'friends.example:*'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('normalizes %p to %p', (text, host) => {
    expect(readEmbedHost(text)).toBe(host);
  });

  it.each([
    '',
    '*',
    '*.com',
    'https://',
    'https://friends.example/blog',
    'ftp://friends.example',
    'javascript:alert(1)',
    'a.example b.example',
    "a.example; script-src 'unsafe-inline'",
    "'self'",
    'friends.example:0',
    'friends.example:70000',
    'frie*nds.example',
    'user@friends.example',
    '-friends.example',
    'friends..example',
    `${'a'.repeat(64)}.example`,
    'friends.example\0',
    'friends.example?x',
  ])('rejects %p', (text) => {
    expect(readEmbedHost(text)).toBeUndefined();
  });
});

describe('Embedding rules', () => {
  const given = { checkout: ['*'], 'legal-companion': ['*'], chat: [`'self'`], search: [`'self'`] };

  it('fall back to the configuration', () => {
    expect(ancestorsBy(embedRules.initial, given)).toEqual(given);
    expect(
      ancestorsBy(
        {
          ...embedRules.initial,
          checkout: { audience: 'listed', hosts: ['friends.example'] },
          chat: { audience: 'everyone', hosts: ['friends.example'] },
          search: { audience: 'listed', hosts: [] },
        },
        given,
      ),
    ).toEqual({
      checkout: [`'self'`, 'friends.example'],
      'legal-companion': ['*'],
      chat: ['*'],
      search: [`'self'`],
    });
  });
});
