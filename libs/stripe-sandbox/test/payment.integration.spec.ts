import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { eventTypes, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  running = await runSandbox();
  ({ stripe } = running);
});
afterAll(() => running.close());

const price = { amount: 1999, currency: 'usd' } as const;
const noRedirects = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;

async function failure(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Expected the SDK to throw one of its errors, not ${String(error)}`);
}

describe('payments through the stripe SDK', () => {
  it('creates an intent that waits for a payment method', async () => {
    const intent = await stripe.paymentIntents.create({
      ...price,
      automatic_payment_methods: { enabled: true },
      metadata: { order: 'o-1' },
      receipt_email: 'reader@example.org',
      description: 'Finding Peace',
    });
    expect(intent).toMatchObject({
      amount: 1999,
      currency: 'usd',
      status: 'requires_payment_method',
      metadata: { order: 'o-1' },
      receipt_email: 'reader@example.org',
      description: 'Finding Peace',
      latest_charge: null,
      livemode: false,
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
      payment_method_types: ['card'],
    });
    expect(intent.id).toMatch(/^pi_/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
    await expect(stripe.paymentIntents.retrieve(intent.id)).resolves.toMatchObject({ id: intent.id });
  });

  it('identifies a card by a fingerprint that depends on its number only', async () => {
    const fingerprintOf = async (payment_method: string) => {
      const intent = await stripe.paymentIntents.create({ ...price, ...noRedirects });
      await stripe.paymentIntents.confirm(intent.id, { payment_method }).catch(() => undefined);
      const { latest_charge: charge, last_payment_error: error } = await stripe.paymentIntents.retrieve(
        intent.id,
        {
          expand: ['latest_charge'],
        },
      );
      if (!charge || typeof charge === 'string') throw new Error('Nothing was charged.');
      const fingerprint = charge.payment_method_details?.card?.fingerprint;
      if (error) {
        expect(error.charge).toBe(charge.id);
        expect(error.payment_method?.card?.fingerprint).toBe(fingerprint);
      }
      return fingerprint;
    };
    const visa = await fingerprintOf('pm_card_visa');
    expect(visa).toMatch(/^\w{16}$/);
    expect(await fingerprintOf('pm_card_us')).toBe(visa);
    const others = ['pm_card_mastercard', 'pm_card_visa_chargeDeclined'].map(fingerprintOf);
    expect(new Set([visa, ...(await Promise.all(others))]).size).toBe(3);
    expect(await fingerprintOf('pm_card_visa_chargeDeclined')).toBe(await others[1]);
  });

  it('charges the card on confirmation and records events', async () => {
    const before = (await eventTypes(stripe)).length;
    const intent = await stripe.paymentIntents.create({ ...price, ...noRedirects });
    const paid = await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge', 'payment_method'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 1999,
      latest_charge: {
        object: 'charge',
        paid: true,
        status: 'succeeded',
        payment_intent: intent.id,
        payment_method_details: { card: { brand: 'visa', last4: '4242', checks: { cvc_check: 'pass' } } },
      },
      payment_method: { object: 'payment_method', card: { last4: '4242' } },
    });
    expect((await eventTypes(stripe)).slice(before)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it('returns the fee of a paid charge in its balance transaction, and none for a declined one (O12)', async () => {
    const pay = (payment_method: string) =>
      stripe.paymentIntents.create({ ...price, ...noRedirects, confirm: true, payment_method });
    const { id } = await pay('pm_card_visa');
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge.balance_transaction'],
    });
    if (!charge || typeof charge === 'string') throw new Error('Nothing was charged.');
    // 2.9% of 1999 cents, plus 30 cents.
    const fee = { fee: 88, net: 1911, amount: 1999, currency: 'usd', exchange_rate: null };
    expect(charge.balance_transaction).toMatchObject({ ...fee, type: 'charge', source: charge.id });
    const { balance_transaction: balanceId } = await stripe.charges.retrieve(charge.id);
    expect(balanceId).toMatch(/^txn_/);
    const expand = ['source'];
    await expect(stripe.balanceTransactions.retrieve(String(balanceId), { expand })).resolves.toMatchObject({
      ...fee,
      fee_details: [{ amount: 88, type: 'stripe_fee' }],
      source: { id: charge.id, object: 'charge' },
    });
    const error = await failure(pay('pm_card_chargeDeclined'));
    const declined = await stripe.charges.retrieve(String(error.charge), { expand: ['balance_transaction'] });
    expect(declined.balance_transaction).toBeNull();
    expect(await failure(stripe.balanceTransactions.retrieve('txn_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('confirms while creating', async () => {
    const paid = await stripe.paymentIntents.create({
      ...price,
      confirm: true,
      payment_method: 'pm_card_mastercard',
      return_url: 'https://shop.example/thank-you',
    });
    expect(paid.status).toBe('succeeded');
    const charge = await stripe.charges.retrieve(String(paid.latest_charge), { expand: ['payment_intent'] });
    expect(charge.payment_intent).toMatchObject({ id: paid.id, object: 'payment_intent' });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('declines %s with %s (%s) and records the decline', async (paymentMethod, code, declineCode) => {
    const before = (await eventTypes(stripe)).length;
    const intent = await stripe.paymentIntents.create({ ...price, ...noRedirects });
    const error = await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: paymentMethod }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    expect(error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { type: 'card_error', code, decline_code: declineCode },
      latest_charge: { status: 'failed', paid: false, failure_code: code },
    });
    expect((await eventTypes(stripe)).slice(before)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
  });

  it('takes another card after a decline', async () => {
    const intent = await stripe.paymentIntents.create({ ...price, ...noRedirects });
    await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }));
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_amex' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('rejects confirming or canceling a paid intent', async () => {
    const paid = await stripe.paymentIntents.create({
      ...price,
      ...noRedirects,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    for (const work of [
      () => stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' }),
      () => stripe.paymentIntents.cancel(paid.id),
      () => stripe.paymentIntents.update(paid.id, { amount: 500 }),
    ]) {
      const error = await failure(work());
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error.payment_intent).toMatchObject({ id: paid.id, status: 'succeeded' });
    }
  });

  it('cancels an unpaid intent, and then rejects payment', async () => {
    const intent = await stripe.paymentIntents.create({ ...price, ...noRedirects });
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect((await eventTypes(stripe)).at(-1)).toBe('payment_intent.canceled');
    expect(
      await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })),
    ).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('updates amount, description, and metadata before payment, and the description after it', async () => {
    const intent = await stripe.paymentIntents.create({
      ...price,
      ...noRedirects,
      metadata: { a: '1', b: '2' },
    });
    const updated = await stripe.paymentIntents.update(intent.id, {
      amount: 2500,
      description: 'Two books',
      receipt_email: 'reader@example.org',
      metadata: { a: '', c: '3' },
    });
    expect(updated).toMatchObject({
      amount: 2500,
      description: 'Two books',
      receipt_email: 'reader@example.org',
    });
    expect(updated.metadata).toEqual({ b: '2', c: '3' });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const later = await stripe.paymentIntents.update(intent.id, { metadata: { d: '4' }, description: '' });
    expect(later).toMatchObject({
      status: 'succeeded',
      description: null,
      metadata: { b: '2', c: '3', d: '4' },
    });
    await expect(stripe.paymentIntents.update(intent.id, { metadata: '' })).resolves.toMatchObject({
      metadata: {},
    });
  });

  it('requires a return_url from a server whose intent may redirect', async () => {
    const intent = await stripe.paymentIntents.create({
      ...price,
      automatic_payment_methods: { enabled: true },
    });
    const error = await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }));
    expect(error).toMatchObject({ statusCode: 400, param: 'return_url' });
  });

  it('accepts each payment method for one payment only', async () => {
    const paid = await stripe.paymentIntents.create({
      ...price,
      ...noRedirects,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const method = String(paid.payment_method);
    await expect(stripe.paymentMethods.retrieve(method)).resolves.toMatchObject({ id: method, type: 'card' });
    const again = stripe.paymentIntents.create({
      ...price,
      ...noRedirects,
      confirm: true,
      payment_method: method,
    });
    expect(await failure(again)).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });

  it('declines if a bank requires authentication and no buyer is present', async () => {
    const error = await failure(
      stripe.paymentIntents.create({
        ...price,
        ...noRedirects,
        confirm: true,
        off_session: true,
        payment_method: 'pm_card_authenticationRequired',
      }),
    );
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
  });

  it('charges once for two concurrent confirmations', async () => {
    const intent = await stripe.paymentIntents.create({ ...price, ...noRedirects });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'payment_intent_unexpected_state' });
      }
    }
    const { data } = await stripe.charges.list({ payment_intent: intent.id });
    expect(data).toHaveLength(1);
  });
});
