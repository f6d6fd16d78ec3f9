import { findObject } from '../database/stored-objects.js';
import { text } from '../parameters/plain-readers.js';
import { ok } from '../protocol/call.js';
import { endpoint } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { noSuch } from '../protocol/refusal.js';

export const retrieveDispute = endpoint({
  method: 'GET',
  path: '/v1/disputes/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const dispute = await findObject(transaction, 'disputes', id);
    if (!dispute) throw noSuch('dispute', id, 'dispute');
    return ok(dispute);
  },
});

/** https://docs.stripe.com/api/disputes/list */
export const listDisputes = endpoint({
  method: 'GET',
  path: '/v1/disputes',
  parameters: { ...pageParameters, charge: text(), payment_intent: text() },
  async execute({ transaction }, { charge, payment_intent, ...page }) {
    const where = {
      sql: '($1::text is null or o.charge = $1) and ($2::text is null or o.payment_intent = $2)',
      values: [charge ?? null, payment_intent ?? null],
    };
    return ok(
      await pageOf(transaction, { table: 'disputes', url: '/v1/disputes', kind: 'dispute', page, where }),
    );
  },
});
