import {
  findObject,
  insertRefund,
  lockPaymentIntent,
  newId,
  nowInSeconds,
  type Transaction,
  updateObject,
} from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import type { Charge, Refund } from '../objects/event.js';
import { integer, oneOf, text, unsupported } from '../parameters/plain-readers.js';
import { email, mergeMetadata, metadata, reference } from '../parameters/stripe-readers.js';
import { formatAmount } from '../payments/money-rules.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';
import { expectRefundChange, refundBehavior } from './refund-changes.js';

/** https://docs.stripe.com/api/refunds/create */
export const createRefund = endpoint({
  method: 'POST',
  path: '/v1/refunds',
  parameters: {
    amount: integer(1),
    charge: text(),
    payment_intent: text(),
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    metadata,
    customer: reference('customer'),
    currency: unsupported(),
    instructions_email: email,
    origin: unsupported(),
    refund_application_fee: unsupported('false'),
    reverse_transfer: unsupported('false'),
  },
  prepare({ charge, payment_intent }) {
    if ((charge === undefined) !== (payment_intent === undefined)) return;
    throw invalidRequest('Exactly one of these parameters must be provided: charge, payment_intent.', {
      code: charge === undefined ? 'parameter_missing' : 'parameters_exclusive',
      param: charge === undefined ? 'charge' : 'payment_intent',
    });
  },
  async execute({ transaction, cause, disputeAfterMs }, values) {
    const charge = values.charge
      ? await chargeById(transaction, values.charge)
      : await chargeOfIntent(transaction, values.payment_intent ?? '');
    await refuseChargedBack(transaction, charge);
    const left = charge.amount - charge.amount_refunded;
    const amount = values.amount ?? left;
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
        charge: charge.id,
      });
    }
    if (amount > left) {
      throw invalidRequest(
        `Refund amount (${formatAmount(amount, charge.currency)}) is greater than unrefunded amount on charge ` +
          `(${formatAmount(left, charge.currency)})`,
        { param: 'amount', charge: charge.id },
      );
    }
    const manner = await refundBehavior(transaction, charge);
    const refund: Refund = {
      ...refundOf(charge, amount, values.reason ?? null, mergeMetadata({}, values.metadata)),
      ...(manner === 'pending' ? { status: 'pending', pending_reason: 'processing' } : {}),
    };
    await insertRefund(transaction, refund);
    if (manner) {
      const becomes = manner === 'pending' ? 'succeeded' : 'failed';
      await expectRefundChange(transaction, refund, becomes, disputeAfterMs);
    }
    const refunded: Charge = {
      ...charge,
      amount_refunded: charge.amount_refunded + amount,
      refunded: amount === left,
    };
    await updateObject(transaction, 'charges', refunded);
    await recordEvent(transaction, cause, 'refund.created', { object: refund });
    await recordEvent(transaction, cause, 'charge.refunded', {
      object: refunded,
      previous_attributes: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
    });
    return ok(refund);
  },
});

async function chargeOfIntent(transaction: Transaction, id: string): Promise<Charge> {
  const intent = await lockPaymentIntent(transaction, id);
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent');
  const charge = intent.latest_charge && (await findObject(transaction, 'charges', intent.latest_charge));
  if (intent.status === 'succeeded' && charge) return charge;
  throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
    payment_intent: intent,
  });
}

async function chargeById(transaction: Transaction, id: string): Promise<Charge> {
  const found = await findObject(transaction, 'charges', id);
  if (!found) throw noSuch('charge', id, 'charge');
  await lockPaymentIntent(transaction, found.payment_intent);
  // Read again under the lock: the earlier read may be outdated.
  const charge = await findObject(transaction, 'charges', id);
  if (charge?.paid) return charge;
  throw invalidRequest(`Charge ${id} was not successful, so there is nothing to refund.`, {
    code: 'charge_not_refundable',
    param: 'charge',
    charge: id,
  });
}

async function refuseChargedBack(transaction: Transaction, { id, dispute }: Charge): Promise<void> {
  const latest = dispute ? await findObject(transaction, 'disputes', dispute) : undefined;
  if (!latest || latest.is_charge_refundable) return;
  throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
    charge: id,
  });
}

function refundOf(
  charge: Charge,
  amount: number,
  reason: Refund['reason'],
  data: Record<string, string>,
): Refund {
  return {
    id: newId.refund(),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: data,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

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
