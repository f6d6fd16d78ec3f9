import { findObject } from '../database/stored-objects.js';
import { text } from '../parameters/plain-readers.js';
import { reference } from '../parameters/stripe-readers.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { noSuch } from '../protocol/refusal.js';
import { checkClientSecret, requiredClientSecret } from './intent-status.js';

export const retrieveOnServer = endpoint({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  parameters: { client_secret: text() },
  async execute({ transaction }, values, id) {
    const intent = await findObject(transaction, 'payment_intents', id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return ok(values.client_secret === undefined ? intent : checkClientSecret(intent, values.client_secret));
  },
});

export const retrieveInBrowser = endpoint({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  parameters: { client_secret: requiredClientSecret },
  async execute({ transaction }, values, id) {
    return ok(checkClientSecret(await findObject(transaction, 'payment_intents', id), values.client_secret));
  },
});

export const listPaymentIntents = endpoint({
  method: 'GET',
  path: '/v1/payment_intents',
  parameters: { ...pageParameters, customer: reference('customer'), customer_account: reference('account') },
  execute: async ({ transaction }, page) =>
    ok(
      await pageOf(transaction, {
        table: 'payment_intents',
        url: '/v1/payment_intents',
        kind: 'payment_intent',
        page,
      }),
    ),
});

export const retrieveCharge = endpoint({
  method: 'GET',
  path: '/v1/charges/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const charge = await findObject(transaction, 'charges', id);
    if (!charge) throw noSuch('charge', id, 'id');
    return ok(charge);
  },
});

export const listCharges = endpoint({
  method: 'GET',
  path: '/v1/charges',
  parameters: { ...pageParameters, payment_intent: text(), customer: reference('customer') },
  async execute({ transaction }, { payment_intent, ...page }) {
    const where =
      payment_intent === undefined ? undefined : { sql: 'o.payment_intent = $1', values: [payment_intent] };
    return ok(
      await pageOf(transaction, { table: 'charges', url: '/v1/charges', kind: 'charge', page, where }),
    );
  },
});

export const retrievePaymentMethod = endpoint({
  method: 'GET',
  path: '/v1/payment_methods/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const method = await findObject(transaction, 'payment_methods', id);
    if (!method) throw noSuch('PaymentMethod', id, 'payment_method');
    return ok(method);
  },
});
