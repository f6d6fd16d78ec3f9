import type pg from 'pg';
import { testCardById } from '../cards/test-cards.js';
import {
  findObject,
  inTransaction,
  lockPaymentIntent,
  type Transaction,
  updateObject,
} from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import type { Charge, Refund } from '../objects/event.js';

const WITHOUT_REQUEST = { requestId: null, idempotencyKey: null };

/** How the card's bank handles refunds; undefined for normal handling. */
export async function refundBehavior(transaction: Transaction, charge: Charge) {
  const { rows } = await transaction.query<{ test_card: string }>(
    'select test_card from stripe_sandbox.payment_methods where id = $1',
    [charge.payment_method],
  );
  return testCardById(rows[0]?.test_card ?? '')?.refunds;
}

export async function expectRefundChange(
  transaction: Transaction,
  refund: Refund,
  status: 'succeeded' | 'failed',
  afterMs: number,
): Promise<void> {
  await transaction.query(
    `insert into stripe_sandbox.refund_changes (refund, status, due_at)
     values ($1, $2, now() + $3::double precision * interval '1 millisecond')`,
    [refund.id, status, afterMs],
  );
}

/** Applies due refund changes; like disputes, before each response and delivery. */
export async function makeDueRefundChanges(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ refund: string }>(
      'select refund from stripe_sandbox.refund_changes where due_at <= now() order by due_at, refund limit 1',
    );
    const [due] = rows;
    if (!due) return;
    await inTransaction(pool, (transaction) => change(transaction, due.refund));
  }
}

async function change(transaction: Transaction, id: string): Promise<void> {
  const { rows } = await transaction.query<{ status: 'succeeded' | 'failed' }>(
    'delete from stripe_sandbox.refund_changes where refund = $1 returning status',
    [id],
  );
  const status = rows[0]?.status;
  const found = status && (await findObject(transaction, 'refunds', id));
  if (!found) return;
  await lockPaymentIntent(transaction, found.payment_intent);
  const refund = (await findObject(transaction, 'refunds', id)) ?? found;
  const previous_attributes = { status: refund.status };
  if (status === 'succeeded') {
    const { pending_reason: _pending, ...settled } = refund;
    const changed = { ...settled, status };
    await updateObject(transaction, 'refunds', changed);
    await recordEvent(transaction, WITHOUT_REQUEST, 'refund.updated', {
      object: changed,
      previous_attributes,
    });
    return;
  }
  const failed: Refund = { ...refund, status, failure_reason: 'expired_or_canceled_card' };
  await updateObject(transaction, 'refunds', failed);
  const charge = await findObject(transaction, 'charges', refund.charge);
  // The money is back in the account and can be refunded again.
  if (charge) {
    const amount_refunded = charge.amount_refunded - refund.amount;
    await updateObject(transaction, 'charges', { ...charge, amount_refunded, refunded: false });
  }
  await recordEvent(transaction, WITHOUT_REQUEST, 'refund.updated', { object: failed, previous_attributes });
  await recordEvent(transaction, WITHOUT_REQUEST, 'refund.failed', { object: failed });
}
