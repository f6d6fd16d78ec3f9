import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { type RawRequest, sendRaw } from '../../testing/raw-request.js';

const TIMEOUT_MS = 30_000;
const CALL = '/api/newsletter/subscribe';
const JSON_TYPE = { 'content-type': 'application/json' };

interface Refused extends Partial<RawRequest> {
  headers?: Record<string, string>;
}

describe('An unreadable request', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  it.each<[string, Refused, number, string]>([
    ['half a body', { body: Buffer.from('{"email":"ruth@') }, 400, 'The body isn’t valid JSON.'],
    ['a body that is not JSON', { body: Buffer.from('<email/>') }, 400, 'The body isn’t valid JSON.'],
    [
      'a body that is not compressed as declared',
      { body: Buffer.from('{}'), headers: { 'content-encoding': 'gzip' } },
      400,
      'The request isn’t valid.',
    ],
    [
      'a body with an unknown compression',
      { body: Buffer.from('{}'), headers: { 'content-encoding': 'crumpled' } },
      415,
      'We don’t support the body’s Content-Encoding.',
    ],
    [
      'a body in an unknown character set',
      { body: Buffer.from('{}'), headers: { 'content-type': 'application/json; charset=klingon' } },
      415,
      'We don’t support the body’s character set.',
    ],
    ['a long body', { body: Buffer.alloc(200_000, 'a') }, 413, 'The body is too large.'],
    [
      'an address with an incomplete character',
      { method: 'GET', target: '/d/%FF' },
      400,
      'The address isn’t valid.',
    ],
    [
      'an address with an invalid id',
      { method: 'GET', target: '/api/audio-preview/nobody' },
      400,
      'The address isn’t valid.',
    ],
  ])(
    'is rejected with a sentence of the site: %s',
    async (_what, { headers, ...request }, status, detail) => {
      const whole = { method: 'POST', target: CALL, ...request, headers: { ...JSON_TYPE, ...headers } };
      const answer = await sendRaw(Number(new URL(shop.url).port), whole, TIMEOUT_MS);
      expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(`"detail":"${detail}"`)]);
      expect(answer.head).toMatch(/^content-type: application\/problem\+json/im);
    },
  );
});
