import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { post, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  running = await runSandbox();
  ({ stripe } = running);
});
afterAll(() => running.close());

const params = {
  amount: 1200,
  currency: 'usd',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
} satisfies Stripe.PaymentIntentCreateParams;

function send(form: Record<string, string>, idempotencyKey: string) {
  const headers = { Authorization: `Bearer ${running.keys.secretKey}`, 'Idempotency-Key': idempotencyKey };
  return post(`${running.api}/v1/payment_intents`, form, headers);
}

describe('idempotency keys', () => {
  it('return the same response for the same request', async () => {
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'one' });
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'one' });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
  });

  it('ignore the order of parameters', async () => {
    const first = await send({ amount: '700', currency: 'usd' }, 'order');
    const second = await send({ currency: 'usd', amount: '700' }, 'order');
    expect(second.body).toEqual(first.body);
  });

  it('reject other parameters', async () => {
    await stripe.paymentIntents.create(params, { idempotencyKey: 'two' });
    await expect(
      stripe.paymentIntents.create({ ...params, amount: 1300 }, { idempotencyKey: 'two' }),
    ).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  });

  it('replay a decline without charging again', async () => {
    const intent = await stripe.paymentIntents.create(params);
    const attempt = () =>
      stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'decline' },
      );
    await expect(attempt()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(attempt()).rejects.toMatchObject({
      code: 'card_declined',
      headers: { 'idempotent-replayed': 'true' },
    });
    await expect(stripe.charges.list({ payment_intent: intent.id })).resolves.toMatchObject({ data: [{}] });
  });

  it('replay an internal error until another key is used', async () => {
    const form = { amount: '900', currency: 'usd' };
    await running.pool.query('alter table stripe_sandbox.payment_intents rename to out_of_order');
    const failed = await send(form, 'failed');
    await running.pool.query('alter table stripe_sandbox.out_of_order rename to payment_intents');
    expect([failed.status, failed.body.error?.type]).toEqual([500, 'api_error']);
    expect(await send(form, 'failed')).toMatchObject({ status: 500, body: failed.body });
    expect((await send(form, 'failed-1')).status).toBe(200);
  });

  it('are not used up by an invalid request', async () => {
    expect((await send({ amount: 'many', currency: 'usd' }, 'three')).status).toBe(400);
    expect((await send({ amount: '500', currency: 'usd' }, 'three')).status).toBe(200);
  });

  it('charge once for concurrent confirmations', async () => {
    const intent = await stripe.paymentIntents.create(params);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: 'pm_card_visa' },
          { idempotencyKey: 'at-once' },
        ),
      ),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') expect(outcome.value.status).toBe('succeeded');
      else expect(outcome.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    }
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    await expect(stripe.charges.list({ payment_intent: intent.id })).resolves.toMatchObject({ data: [{}] });
  });

  it('return 409 while the first request is still running', async () => {
    const holder = await running.pool.connect();
    try {
      const intent = await stripe.paymentIntents.create(params);
      await holder.query('begin');
      await holder.query('select from stripe_sandbox.payment_intents where id = $1 for update', [intent.id]);
      const cancel = () => stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: 'slow' });
      // The first waits for the row; the other finds the key in use.
      const first = cancel();
      const second = cancel();
      const loser = await Promise.race(
        [first, second].map((answer) => answer.catch((error: unknown) => error)),
      );
      expect(loser).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
      await holder.query('commit');
      const outcomes = await Promise.allSettled([first, second]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    } finally {
      holder.release();
    }
  });

  it('expire after a day', async () => {
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'old' });
    await running.pool.query(
      "update stripe_sandbox.idempotency_keys set created_at = now() - interval '25 hours' where key = 'old'",
    );
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'old' });
    expect(second.id).not.toBe(first.id);
  });

  it('are rejected if too long', async () => {
    expect((await send({ amount: '500', currency: 'usd' }, 'x'.repeat(256))).body.error?.type).toBe(
      'idempotency_error',
    );
  });
});
