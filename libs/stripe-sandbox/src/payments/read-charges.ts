import { findObject } from '../database/stored-objects.js';
import { text } from '../parameters/plain-readers.js';
import { reference } from '../parameters/stripe-readers.js';
import { ok } from '../protocol/call.js';
import { endpoint } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { noSuch } from '../protocol/refusal.js';

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
