import { randomBytes } from 'node:crypto';
import type pg from 'pg';

import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  Refund,
  StripeEvent,
} from '../objects/event.js';
import type { TaxCalculation, TaxLineItem, TaxTransaction } from '../objects/tax-objects.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random characters, evenly distributed: bytes above the last multiple of 62 are discarded. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62);
    }
  }
  return text;
}

export const newId = {
  paymentIntent: () => `pi_3${randomText(23)}`,
  balanceTransaction: () => `txn_3${randomText(23)}`,
  charge: () => `ch_3${randomText(23)}`,
  refund: () => `re_3${randomText(23)}`,
  dispute: () => `du_1${randomText(23)}`,
  paymentMethod: () => `pm_1${randomText(23)}`,
  event: () => `evt_1${randomText(23)}`,
  taxCalculation: () => `taxcalc_1${randomText(23)}`,
  taxTransaction: () => `tax_1${randomText(23)}`,
  taxLine: () => `tax_li_${randomText(14)}`,
  request: () => `req_${randomText(14)}`,
  clientSecret: (paymentIntentId: string) => `${paymentIntentId}_secret_${randomText(25)}`,
};

/** A connection, in a transaction except for single reads. */
export type Transaction = pg.PoolClient;

/** A call that waits longer for a locked intent is rejected. */
const LOCK_TIMEOUT_MS = 10_000;

/** Runs `work` in a transaction: commits when it resolves, rolls back when it throws. */
export function inTransaction<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return onConnection(pool, async (client, note) => {
    try {
      await client.query(`START TRANSACTION; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // A connection that cannot roll back is not reused.
      await client.query('ROLLBACK').catch(note);
      throw error;
    }
  });
}

/** @param work receives a callback that marks the connection as broken */
export async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, note: (error: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => (broken = error);
  // The pool listens only to idle connections; an error event without a listener would end the process.
  client.on('error', note);
  try {
    return await work(client, note);
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

/** Seconds since 1970, as in every `created` of Stripe's API. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

interface Tables {
  payment_intents: PaymentIntent;
  balance_transactions: BalanceTransaction;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  payment_methods: PaymentMethod;
  events: StripeEvent;
  tax_calculations: TaxCalculation;
  tax_transactions: TaxTransaction;
}

export type TableName = keyof Tables;
export type Stored<T extends TableName> = Tables[T];

export async function findObject<T extends TableName>(
  transaction: Transaction,
  table: T,
  id: string,
): Promise<Stored<T> | undefined> {
  const { rows } = await transaction.query<{ body: Stored<T> }>(
    `select body from stripe_sandbox.${table} where id = $1`,
    [id],
  );
  return rows[0]?.body;
}

/**
 * Locks a payment intent until the transaction ends. All changes of an intent, its charges, refunds and disputes take
 * this lock first, which prevents double charges, excess refunds and deadlocks.
 */
export async function lockPaymentIntent(
  transaction: Transaction,
  id: string,
): Promise<PaymentIntent | undefined> {
  const { rows } = await transaction.query<{ body: PaymentIntent }>(
    'select body from stripe_sandbox.payment_intents where id = $1 for update',
    [id],
  );
  return rows[0]?.body;
}

export async function insertPaymentIntent(transaction: Transaction, intent: PaymentIntent): Promise<void> {
  await transaction.query(
    'insert into stripe_sandbox.payment_intents (id, created, body) values ($1, $2, $3)',
    [intent.id, intent.created, JSON.stringify(intent)],
  );
}

export async function insertCharge(
  transaction: Transaction,
  charge: Charge,
  balance: BalanceTransaction | undefined,
): Promise<void> {
  await transaction.query(
    `with balance as (
       insert into stripe_sandbox.balance_transactions (id, created, body)
       select $5, $2::bigint, $6::json where $5::text is not null
     )
     insert into stripe_sandbox.charges (id, created, payment_intent, body) values ($1, $2::bigint, $3, $4)`,
    [
      ...[charge.id, charge.created, charge.payment_intent, JSON.stringify(charge)],
      ...(balance ? [balance.id, JSON.stringify(balance)] : [null, null]),
    ],
  );
}

export async function insertRefund(transaction: Transaction, refund: Refund): Promise<void> {
  await transaction.query(
    'insert into stripe_sandbox.refunds (id, created, payment_intent, charge, body) values ($1, $2, $3, $4, $5)',
    [refund.id, refund.created, refund.payment_intent, refund.charge, JSON.stringify(refund)],
  );
}

export async function insertDispute(transaction: Transaction, dispute: Dispute): Promise<void> {
  await transaction.query(
    'insert into stripe_sandbox.disputes (id, created, payment_intent, charge, body) values ($1, $2, $3, $4, $5)',
    [dispute.id, dispute.created, dispute.payment_intent, dispute.charge, JSON.stringify(dispute)],
  );
}

/** Saves an object that was changed under its intent's lock. */
export async function updateObject<T extends 'payment_intents' | 'charges' | 'refunds' | 'disputes'>(
  transaction: Transaction,
  table: T,
  object: Stored<T>,
): Promise<void> {
  await transaction.query(`update stripe_sandbox.${table} set body = $2 where id = $1`, [
    object.id,
    JSON.stringify(object),
  ]);
}

export async function insertTaxCalculation(
  transaction: Transaction,
  calculation: TaxCalculation,
  lines: readonly TaxLineItem[],
): Promise<void> {
  await transaction.query(
    'insert into stripe_sandbox.tax_calculations (id, created, lines, body) values ($1, $2, $3, $4)',
    [calculation.id, nowInSeconds(), JSON.stringify(lines), JSON.stringify(calculation)],
  );
}

export async function insertTaxTransaction(
  transaction: Transaction,
  made: TaxTransaction,
  lines: readonly TaxLineItem[],
): Promise<void> {
  const original = made.reversal?.original_transaction ?? null;
  await transaction.query(
    `insert into stripe_sandbox.tax_transactions (id, created, reference, original, lines, body)
     values ($1, $2, $3, $4, $5, $6)`,
    [made.id, made.created, made.reference, original, JSON.stringify(lines), JSON.stringify(made)],
  );
}

/** Finds a tax transaction and locks its row, so that reversals never exceed it. */
export async function lockTaxTransaction(
  transaction: Transaction,
  id: string,
): Promise<TaxTransaction | undefined> {
  const { rows } = await transaction.query<{ body: TaxTransaction }>(
    'select body from stripe_sandbox.tax_transactions where id = $1 for update',
    [id],
  );
  return rows[0]?.body;
}

export async function isTaxReferenceTaken(transaction: Transaction, reference: string): Promise<boolean> {
  const { rows } = await transaction.query(
    'select 1 from stripe_sandbox.tax_transactions where reference = $1',
    [reference],
  );
  return rows.length > 0;
}

/** Lines of a calculation or a transaction; optionally also those of its reversals. */
export async function findTaxLines(
  transaction: Transaction,
  id: string,
  which: 'own' | 'with reversals' = 'own',
): Promise<TaxLineItem[]> {
  const { rows } = await transaction.query<{ lines: TaxLineItem[] }>(
    `select lines from stripe_sandbox.tax_calculations where id = $1
     union all select lines from stripe_sandbox.tax_transactions where id = $1 or ($2 and original in
       (select $1 union all select id from stripe_sandbox.tax_transactions where original = $1))`,
    [id, which === 'with reversals'],
  );
  return rows.flatMap(({ lines }) => lines);
}
