import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { type Answered, post, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
beforeAll(async () => {
  running = await runSandbox();
});
afterAll(() => running.close());

async function newIntent(): Promise<Stripe.PaymentIntent & { client_secret: string }> {
  const intent = await running.stripe.paymentIntents.create({
    amount: 1999,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    metadata: { order: 'private' },
  });
  return { ...intent, client_secret: String(intent.client_secret) };
}

async function confirm(form: Record<string, string>, headers: Record<string, string> = {}) {
  const { id, client_secret } = await newIntent();
  return post(`${running.mount}/v1/payment_intents/${id}/confirm`, { client_secret, ...form }, headers);
}

const expYear = String(new Date().getUTCFullYear() + 3);
const card = (number: string, more: Record<string, string> = {}) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': expYear,
  'payment_method_data[card][cvc]': number.startsWith('37') ? '1234' : '123',
  'payment_method_data[billing_details][name]': 'A Reader',
  'payment_method_data[billing_details][email]': 'reader@example.org',
  'payment_method_data[billing_details][address][postal_code]': '20001',
  return_url: 'http://localhost:3000/thank-you',
  ...more,
});

describe('browser API', () => {
  it('pays with a client secret and a ready-made card, without a key', async () => {
    const { status, body, headers } = await confirm({ payment_method: 'pm_card_visa' });
    expect([status, body.status]).toEqual([200, 'succeeded']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['4242424242424242', '4242 4242 4242 4242', '5555555555554444', '378282246310005'])(
    'pays with card %s',
    async (number) => {
      const { body } = await confirm(card(number));
      expect(body.status).toBe('succeeded');
      const charge = await running.stripe.paymentIntents.retrieve(String(body.id), {
        expand: ['latest_charge'],
      });
      expect(charge.latest_charge).toMatchObject({
        billing_details: { name: 'A Reader', email: 'reader@example.org', address: { postal_code: '20001' } },
      });
    },
  );

  it.each([['pm_card_visa_chargeDeclined'], ['pm_card_chargeDeclined']])(
    'declines %s',
    async (paymentMethod) => {
      const { status, body } = await confirm({ payment_method: paymentMethod });
      expect(status).toBe(402);
      expect(body.error).toMatchObject({
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        payment_intent: { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
      });
      expect(body.error?.payment_intent).not.toHaveProperty('metadata');
    },
  );

  it.each<[string, Record<string, string>, string, string | undefined]>([
    ['a mistyped number', card('4242424242424241'), 'incorrect_number', undefined],
    ['a number that is none', card('hello'), 'incorrect_number', undefined],
    ['a card that is not a test card', card('4111111111111111'), 'card_declined', 'test_mode_live_card'],
    [
      'a past year',
      card('4242424242424242', { 'payment_method_data[card][exp_year]': '2020' }),
      'invalid_expiry_year',
      undefined,
    ],
    [
      'a month 13',
      card('4242424242424242', { 'payment_method_data[card][exp_month]': '13' }),
      'invalid_expiry_month',
      undefined,
    ],
    [
      'a security code of two digits',
      card('4242424242424242', { 'payment_method_data[card][cvc]': '12' }),
      'invalid_cvc',
      undefined,
    ],
    ['an expired card', card('4000000000000069'), 'expired_card', 'expired_card'],
    ['a wrong security code', card('4000000000000127'), 'incorrect_cvc', 'incorrect_cvc'],
  ])('reports %s', async (_case, form, code, declineCode) => {
    const { status, body } = await confirm(form);
    expect([status, body.error?.type, body.error?.code, body.error?.decline_code]).toEqual([
      402,
      'card_error',
      code,
      declineCode,
    ]);
  });

  it('shows an intent without the shop’s private fields', async () => {
    const { id, client_secret } = await newIntent();
    const response = await fetch(`${running.mount}/v1/payment_intents/${id}?client_secret=${client_secret}`);
    const body = (await response.json()) as Answered;
    expect(body).toMatchObject({ id, status: 'requires_payment_method', client_secret });
    expect(body).not.toHaveProperty('metadata');
    expect(body).not.toHaveProperty('latest_charge');
  });

  it('rejects a wrong or missing client secret', async () => {
    const { id } = await newIntent();
    const url = `${running.mount}/v1/payment_intents/${id}`;
    const form = { payment_method: 'pm_card_visa' };
    expect(
      (await post(`${url}/confirm`, { ...form, client_secret: `${id}_secret_x` })).body.error,
    ).toMatchObject({
      param: 'client_secret',
    });
    expect((await post(`${url}/confirm`, form)).body.error).toMatchObject({ code: 'parameter_missing' });
    expect((await fetch(url)).status).toBe(400);
  });

  it('accepts the publishable key, but never a secret key', async () => {
    const form = { payment_method: 'pm_card_visa' };
    const { publishableKey, secretKey } = running.keys;
    expect((await confirm(form, { Authorization: `Bearer ${publishableKey}` })).status).toBe(200);
    expect((await confirm({ ...form, key: publishableKey })).status).toBe(200);
    expect((await confirm(form, { Authorization: `Bearer ${secretKey}` })).status).toBe(401);
    expect((await confirm({ ...form, key: secretKey })).status).toBe(401);
  });

  it('allows nothing else with any key', async () => {
    const { id } = await newIntent();
    for (const key of [undefined, running.keys.publishableKey, running.keys.secretKey]) {
      const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
      for (const path of [
        'payment_intents',
        `payment_intents/${id}`,
        `payment_intents/${id}/cancel`,
        'refunds',
      ]) {
        const { status } = await post(
          `${running.mount}/v1/${path}`,
          { amount: '500', currency: 'usd' },
          headers,
        );
        expect([path, [401, 404].includes(status)]).toEqual([path, true]);
      }
      const listed = await fetch(`${running.mount}/v1/events`, { headers });
      expect([401, 404]).toContain(listed.status);
    }
  });

  it('cannot expand objects of others', async () => {
    const { id, client_secret } = await newIntent();
    const url = `${running.mount}/v1/payment_intents/${id}?client_secret=${client_secret}`;
    expect((await fetch(`${url}&expand[]=payment_method`)).status).toBe(200);
    const paid = await post(`${running.mount}/v1/payment_intents/${id}/confirm`, {
      client_secret,
      payment_method: 'pm_card_visa',
      'expand[]': 'latest_charge',
    });
    expect(paid.status).toBe(400);
  });

  it('stores no card number anywhere in the database', async () => {
    await confirm(card('5200828282828210'));
    const tables = await running.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'stripe_sandbox'",
    );
    expect(tables.rows.length).toBeGreaterThan(5);
    for (const { name } of tables.rows) {
      const { rowCount } = await running.pool.query(
        `select from stripe_sandbox.${name} t where t::text like '%5200828282828210%'`,
      );
      expect([name, rowCount]).toEqual([name, 0]);
    }
  });
});
