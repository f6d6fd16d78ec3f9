import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answered, post, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
beforeAll(async () => {
  running = await runSandbox();
});
afterAll(() => running.close());

const secret = () => ({ Authorization: `Bearer ${running.keys.secretKey}` });
const create = (form: Record<string, string> | string) =>
  post(`${running.api}/v1/payment_intents`, form, secret());
const get = async (path: string, headers: Record<string, string> = secret()) => {
  const response = await fetch(running.api + path, { headers });
  return { status: response.status, body: (await response.json()) as Answered };
};

const fine = { amount: '1000', currency: 'usd' };

describe('an invalid request', () => {
  it.each<[string, Record<string, string>, string | undefined, string | undefined]>([
    ['without an amount', { currency: 'usd' }, 'parameter_missing', 'amount'],
    ['without a currency', { amount: '1000' }, 'parameter_missing', 'currency'],
    ['with an amount in words', { ...fine, amount: 'ten' }, 'parameter_invalid_integer', 'amount'],
    ['with a fraction of a cent', { ...fine, amount: '10.5' }, 'parameter_invalid_integer', 'amount'],
    ['with a negative amount', { ...fine, amount: '-1' }, 'parameter_invalid_integer', 'amount'],
    ['with 49 cents', { ...fine, amount: '49' }, 'amount_too_small', 'amount'],
    ['with a million dollars', { ...fine, amount: '100000000' }, 'amount_too_large', 'amount'],
    ['with an empty amount', { ...fine, amount: '' }, 'parameter_invalid_empty', 'amount'],
    ['with an unknown currency', { ...fine, currency: 'xyz' }, undefined, 'currency'],
    ['with an unknown parameter', { ...fine, price: '1' }, 'parameter_unknown', 'price'],
    [
      'with an unknown nested parameter',
      { ...fine, 'automatic_payment_methods[enabled]': 'true', 'automatic_payment_methods[x]': '1' },
      'parameter_unknown',
      'automatic_payment_methods[x]',
    ],
    ['with a malformed address', { ...fine, receipt_email: 'nobody' }, 'email_invalid', 'receipt_email'],
    ['with a customer it does not have', { ...fine, customer: 'cus_1' }, 'resource_missing', 'customer'],
    ['with manual capture', { ...fine, capture_method: 'manual' }, undefined, 'capture_method'],
    ['with an amount given as a list', { currency: 'usd', 'amount[]': '5' }, undefined, 'amount'],
    [
      'with a metadata key of 41 characters',
      { ...fine, [`metadata[${'k'.repeat(41)}]`]: 'v' },
      undefined,
      'metadata',
    ],
    [
      'with a metadata value of 501 characters',
      { ...fine, 'metadata[k]': 'v'.repeat(501) },
      undefined,
      'metadata[k]',
    ],
    [
      'with 51 metadata keys',
      {
        ...fine,
        ...Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`metadata[k${index}]`, 'v'])),
      },
      undefined,
      'metadata',
    ],
    [
      'with a return_url but no confirm',
      { ...fine, return_url: 'https://a.example/' },
      undefined,
      'return_url',
    ],
    [
      'with an address of another scheme',
      { ...fine, confirm: 'true', return_url: 'javascript:alert(1)' },
      'url_invalid',
      'return_url',
    ],
    ['with a field that cannot be expanded', { ...fine, 'expand[]': 'wallet' }, undefined, 'expand'],
  ])('is rejected %s', async (_case, form, code, param) => {
    const { status, body, headers } = await create(form);
    expect(status).toBe(code === 'resource_missing' ? 404 : 400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param, message: expect.any(String) });
    expect(body.error?.code).toBe(code);
    if (code)
      expect(body.error?.doc_url).toBe(`https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`);
    expect(headers.get('request-id')).toMatch(/^req_/);
  });

  it('changes nothing', async () => {
    const list = async () => (await get('/v1/payment_intents?limit=100')).body as { data?: unknown[] };
    const before = (await list()).data?.length;
    expect((await create({ ...fine, 'expand[]': 'wallet' })).status).toBe(400);
    expect((await list()).data).toHaveLength(before ?? -1);
  });

  it('is rejected for payment_method_types by API versions that removed them', async () => {
    const form = { ...fine, 'payment_method_types[]': 'card' };
    expect((await create(form)).body.error).toMatchObject({ code: 'parameter_unknown' });
    const older = { ...secret(), 'Stripe-Version': '2023-08-16' };
    expect((await post(`${running.api}/v1/payment_intents`, form, older)).status).toBe(200);
  });

  it('is rejected for an unknown intent or URL', async () => {
    expect(await get('/v1/payment_intents/pi_none')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing', param: 'intent' } },
    });
    for (const path of ['/v1/accounts', '/', '//', '/v1/payment_intents/a/b', '/v1/payment_intents/%00']) {
      const { status, body } = await get(path);
      expect([path, status, body.error?.type]).toEqual([path, 404, 'invalid_request_error']);
    }
  });

  it('is rejected without the secret key', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer sk_test_other' },
      { Authorization: `Bearer ${running.keys.publishableKey}` },
    ];
    for (const headers of wrong) {
      expect(await get('/v1/payment_intents', headers)).toMatchObject({
        status: 401,
        body: { error: { type: 'invalid_request_error' } },
      });
    }
    const basic = Buffer.from(`${running.keys.secretKey}:`).toString('base64');
    expect((await get('/v1/payment_intents', { Authorization: `Basic ${basic}` })).status).toBe(200);
  });

  it('is rejected for a card number from a server', async () => {
    const intent = (await create(fine)).body;
    const { status, body } = await post(
      `${running.api}/v1/payment_intents/${intent.id}/confirm`,
      {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        return_url: 'https://a.example/',
      },
      secret(),
    );
    expect([status, body.error?.param]).toEqual([402, 'payment_method_data']);
  });
});

describe('a malformed request', () => {
  it.each([
    ['broken escapes', 'amount=%zz&currency=usd'],
    ['bytes that are not UTF-8', 'amount=%ff%fe&currency=usd'],
    ['a NUL', 'amount=1000&currency=usd&description=a%00b'],
    ['deep nesting', `amount=1000&currency=usd&metadata${'[a]'.repeat(30)}=1`],
    ['thousands of parameters', Array.from({ length: 3000 }, (_, index) => `p${index}=1`).join('&')],
    ['brackets that do not close', 'amount[[[=1&currency=usd'],
    ['names of the prototype', '__proto__[a]=1&constructor[prototype]=2&amount=1000&currency=usd'],
  ])('is rejected for %s without side effects', async (_case, form) => {
    const { status, body } = await create(form);
    expect([status, body.error?.type]).toEqual([400, 'invalid_request_error']);
  });

  it('is rejected as JSON, which Stripe does not accept', async () => {
    const headers = { ...secret(), 'Content-Type': 'application/json' };
    const { status, body } = await post(`${running.api}/v1/payment_intents`, JSON.stringify(fine), headers);
    expect([status, body.error?.type]).toEqual([400, 'invalid_request_error']);
  });

  it('is rejected if its body is too large', async () => {
    const { status, body } = await create(`description=${'x'.repeat(1_000_000)}`);
    expect([status, body.error?.type]).toEqual([413, 'invalid_request_error']);
  });

  it('does not crash the sandbox if its sender disconnects', async () => {
    const port = Number(new URL(running.api).port);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /v1/payment_intents HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\namount=',
          () => {
            socket.resetAndDestroy();
          },
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await create(fine)).status).toBe(200);
  });

  it('never gets a 500 response', () => {
    expect(running.log.filter((line) => line.kind === 'failure')).toEqual([]);
  });
});
