import type pg from 'pg';
import { testCardById } from '../cards/test-cards.js';
import { findObject, insertDispute, lockPaymentIntent, updateObject } from '../database/stored-objects.js';
import { inTransaction, type Transaction } from '../database/transaction.js';
import { recordEvent } from '../events/record-event.js';
import type { Charge } from '../stripe-objects.js';
import { newDispute } from './new-dispute.js';

/** A dispute opens by itself: no request caused it. */
const BY_ITSELF = { requestId: null, idempotencyKey: null };

/** Notes that the bank will question this charge, in the transaction that makes it. */
export async function expectDispute(
  transaction: Transaction,
  charge: Charge,
  testCardId: string,
  afterMs: number,
): Promise<void> {
  await transaction.query(
    `insert into stripe_sandbox.dispute_openings (charge, test_card, due_at)
     values ($1, $2, now() + $3::double precision * interval '1 millisecond')`,
    [charge.id, testCardId, afterMs],
  );
}

/**
 * Opens the disputes that are due. Called before each answer and before each round of webhooks, so that time
 * is kept by the database and no timer can be lost with its process. One that another process is just opening
 * is waited for: what is due has happened once this resolves.
 */
export async function openDueDisputes(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ charge: string }>(
      'select charge from stripe_sandbox.dispute_openings where due_at <= now() order by due_at, charge limit 1',
    );
    const [due] = rows;
    if (!due) return;
    await inTransaction(pool, (transaction) => open(transaction, due.charge));
  }
}

async function open(transaction: Transaction, chargeId: string): Promise<void> {
  const { rows } = await transaction.query<{ test_card: string }>(
    'delete from stripe_sandbox.dispute_openings where charge = $1 returning test_card',
    [chargeId],
  );
  const afterwards = testCardById(rows[0]?.test_card ?? '')?.afterwards;
  const found = afterwards && (await findObject(transaction, 'charges', chargeId));
  if (!found) return;
  await lockPaymentIntent(transaction, found.payment_intent);
  const charge = (await findObject(transaction, 'charges', chargeId)) ?? found;
  // What was given back in the meantime is nothing to quarrel about.
  if (charge.refunded) return;
  const dispute = newDispute(charge, afterwards);
  await insertDispute(transaction, dispute);
  await updateObject(transaction, 'charges', { ...charge, dispute: dispute.id, disputed: true });
  await recordEvent(transaction, BY_ITSELF, 'charge.dispute.created', { object: dispute });
  if (dispute.is_charge_refundable) return;
  await recordEvent(transaction, BY_ITSELF, 'charge.dispute.funds_withdrawn', { object: dispute });
}
