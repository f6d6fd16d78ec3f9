import { findObject, lockPaymentIntent, updateObject } from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import { mergeMetadata } from '../parameters/merge-metadata.js';
import { text } from '../parameters/plain-readers.js';
import { metadata } from '../parameters/stripe-readers.js';
import { ok } from '../protocol/call.js';
import { endpoint } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { noSuch } from '../protocol/refusal.js';

export const retrieveRefund = endpoint({
  method: 'GET',
  path: '/v1/refunds/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const refund = await findObject(transaction, 'refunds', id);
    if (!refund) throw noSuch('refund', id, 'refund');
    return ok(refund);
  },
});

export const updateRefund = endpoint({
  method: 'POST',
  path: '/v1/refunds/:id',
  parameters: { metadata },
  async execute({ transaction, cause }, values, id) {
    const found = await findObject(transaction, 'refunds', id);
    if (!found) throw noSuch('refund', id, 'refund');
    await lockPaymentIntent(transaction, found.payment_intent);
    const refund = (await findObject(transaction, 'refunds', id)) ?? found;
    const changed = { ...refund, metadata: mergeMetadata(refund.metadata, values.metadata) };
    await updateObject(transaction, 'refunds', changed);
    await recordEvent(transaction, cause, 'refund.updated', { object: changed });
    return ok(changed);
  },
});

export const listRefunds = endpoint({
  method: 'GET',
  path: '/v1/refunds',
  parameters: { ...pageParameters, charge: text(), payment_intent: text() },
  async execute({ transaction }, { charge, payment_intent, ...page }) {
    const where = {
      sql: '($1::text is null or o.charge = $1) and ($2::text is null or o.payment_intent = $2)',
      values: [charge ?? null, payment_intent ?? null],
    };
    return ok(
      await pageOf(transaction, { table: 'refunds', url: '/v1/refunds', kind: 'refund', page, where }),
    );
  },
});
