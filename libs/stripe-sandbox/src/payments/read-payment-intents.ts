import { findObject } from '../database/stored-objects.js';
import { text } from '../parameters/plain-readers.js';
import { reference } from '../parameters/stripe-readers.js';
import { ok } from '../protocol/call.js';
import { endpoint } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { noSuch } from '../protocol/refusal.js';
import { checkClientSecret, requiredClientSecret } from './client-secret.js';

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
