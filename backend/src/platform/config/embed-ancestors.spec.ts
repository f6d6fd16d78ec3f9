import { describe, expect, it } from '@jest/globals';

import { readEmbedAncestors } from './embed-ancestors.js';

describe('EMBED_ANCESTORS', () => {
  it('allows all hosts for checkout and legal companion by default, and the site itself for others', () => {
    expect(readEmbedAncestors({})).toEqual({
      checkout: ['*'],
      'legal-companion': ['*'],
      chat: ["'self'"],
      search: ["'self'"],
    });
  });

  it('accepts hosts, wildcards and ports for each embed @S3-embeds-7', () => {
    const { chat, checkout, search } = readEmbedAncestors({
      EMBED_ANCESTORS_CHAT: 'friends.example, *.Church.example  localhost:8080 https://aid.example:*',
      EMBED_ANCESTORS_CHECKOUT: 'self',
      EMBED_ANCESTORS_SEARCH: '*',
    });
    expect(chat).toEqual([
      "'self'",
      'friends.example',
      '*.church.example',
      'localhost:8080',
      'https://aid.example:*',
    ]);
    expect(checkout).toEqual(["'self'"]);
    expect(search).toEqual(['*']);
  });

  it.each([
    'friends.example/page',
    "'none'",
    '*.*',
    'friends.*',
    'friends.example; script-src *',
    'ftp://friends.example',
    '* friends.example',
  ])('rejects "%s"', (text) => {
    const read = () => readEmbedAncestors({ EMBED_ANCESTORS_LEGAL_COMPANION: text });
    expect(read).toThrow(/EMBED_ANCESTORS_LEGAL_COMPANION lists hosts such as friends\.example/);
  });
});
