import { describe, expect, it } from '@jest/globals';

import { redactSecrets } from './log.js';

const TOKEN = 'q7Xh2-vR9kLm4NpT6wYzA1bC3dE5fG8hJ0_KsUxQzWr';

describe('Redacting secrets from log lines', () => {
  it.each([
    ['a mail address', '550 5.1.1 <ruth.weaver+books@example.co.uk> unknown', 'ruth'],
    ['one in another script', 'רות@example.com', 'רות'],
    ['one in a URL', '/unsubscribe?who=ruth%40example.com', 'ruth'],
    ['one after a line break', 'to\nruth@example.com', 'ruth'],
    ['one after a control character', 'to\u0007ruth@example.com', 'ruth'],
    ['the password of a database', 'postgres://lectern:hunter2@db/lectern', 'hunter2'],
    ['a key', 'Invalid API Key provided: sk_live_51abcDEF', '51abcDEF'],
    ['a key after a line break', 'key\nwhsec_abc123', 'abc123'],
    ['a client secret', '?client_secret=pi_3Pq_secret_q8w7e6', 'q8w7e6'],
    ['the token of a private link', `GET /d/${TOKEN} failed`, TOKEN],
    ['a token after a line break', `link\n${TOKEN}`, TOKEN],
    ['a signature', 't=1763700000,v1=5257a869e7ecebeda32affa62cdca3fa', '5257a8'],
    ['a card number', 'card 4242424242424242 was declined', '4242424242424242'],
  ])('removes %s', (_what, text, secret) => {
    const line = redactSecrets(JSON.stringify({ msg: text }));
    expect(line).not.toContain(secret);
    expect((JSON.parse(line) as { msg: string }).msg).toContain('[removed]');
  });

  it('keeps ids, times, routes and code positions', () => {
    const line = JSON.stringify({
      time: '2026-11-21T12:28:40.123Z',
      requestId: '1b6f5a3e-9d1c-4f57-8f43-0a6f2d9be111',
      paymentIntentId: 'pi_3PqR5t2eZvKYlo2C1a2b3c4d',
      durationMs: 12.3,
      bytes: 123456789012345,
      route: '/d/:token',
      msg: 'connect ECONNREFUSED 127.0.0.1:5432',
      stack: 'at JobRunner.process (file:///app/node_modules/@nestjs/core/job-runner.js:12:3)',
    });
    expect(redactSecrets(line)).toBe(line);
  });

  // A pattern with quadratic backtracking would never end here; one with unbounded repetition runs out of memory.
  it.each([
    ['a', ''],
    ['ש', ''],
    ['ש', 'https://'],
    ['ש', 'ruth@'],
    ['ש.', 'ruth'],
    ['ש.', '@'],
  ])('handles a line of 5 MB of "%s" after "%s" without secrets', (letter, beginning) => {
    const line = beginning + letter.repeat(5_000_000 / letter.length);
    expect(redactSecrets(line) === line).toBe(true);
  });
});
