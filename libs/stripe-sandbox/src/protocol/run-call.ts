import type pg from 'pg';
import { inTransaction, type Transaction } from '../database/transaction.js';
import type { Answer, Call } from './call.js';
import type { Prepared } from './endpoint.js';
import { findRecorded, recordAnswer, type Recorded, type RepeatableRequest } from './idempotency.js';
import { Refusal } from './refusal.js';

/** A call that waits this long for another to let go of an intent is refused rather than left hanging. */
const LOCK_TIMEOUT_MS = 10_000;

export interface Outcome {
  answer: Answer;
  /** The request that was answered first, where this is its answer over again. */
  replayOf: string | undefined;
}

/**
 * Runs one API call as one transaction. With an idempotency key its answer is kept with what it did; a refusal
 * too, after whatever the call had begun is undone.
 */
export async function runCall(
  pool: pg.Pool,
  context: Omit<Call, 'transaction'>,
  prepared: Prepared,
  requestId: string,
  repeatable: RepeatableRequest | undefined,
): Promise<Outcome> {
  return inTransaction(pool, async (transaction) => {
    await transaction.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const call: Call = { ...context, transaction };
    if (!repeatable) return { answer: await prepared(call), replayOf: undefined };
    const recorded = await findRecorded(transaction, repeatable);
    if (recorded) return { answer: recorded.answer, replayOf: recorded.requestId };
    const first: Recorded = { answer: await settled(transaction, prepared, call), requestId };
    await recordAnswer(transaction, repeatable, first);
    return { answer: first.answer, replayOf: undefined };
  });
}

/** The answer, with a refusal made one too: its own changes undone, the transaction left usable. */
async function settled(transaction: Transaction, prepared: Prepared, call: Call): Promise<Answer> {
  await transaction.query('savepoint before_call');
  try {
    return await prepared(call);
  } catch (error) {
    if (!(error instanceof Refusal) || error.passing) throw error;
    await transaction.query('rollback to savepoint before_call');
    return { status: error.status, body: { error: error.body } };
  }
}
