import type pg from 'pg';

import { inTransaction, onConnection, type Transaction } from '../database/stored-objects.js';
import type { SandboxLog } from '../sandbox-log.js';
import type { Answer, Call, Prepared } from './endpoint.js';
import { findRecorded, recordAnswer, type Recorded, type RepeatableRequest } from './idempotency.js';
import { Refusal } from './refusal.js';

export interface Outcome {
  answer: Answer;
  /** Id of the original request, if this is a replay of its response. */
  replayOf: string | undefined;
}

interface AskedCall {
  requestId: string;
  repeatable: RepeatableRequest | undefined;
  isReading: boolean;
  answerFailure(error: unknown): Answer;
}

/**
 * Runs an API call in a transaction; read-only calls run without one. With an idempotency key, the response, also an
 * error, is stored in the same transaction.
 */
export async function runCall(
  pool: pg.Pool,
  context: Omit<Call, 'transaction'>,
  prepared: Prepared,
  { requestId, repeatable, isReading, answerFailure }: AskedCall,
): Promise<Outcome> {
  if (isReading) {
    const answer = await onConnection(pool, (transaction) => prepared({ ...context, transaction }));
    return { answer, replayOf: undefined };
  }
  return inTransaction(pool, async (transaction) => {
    const call: Call = { ...context, transaction };
    if (!repeatable) return { answer: await prepared(call), replayOf: undefined };
    const recorded = await findRecorded(transaction, repeatable);
    if (recorded) return { answer: recorded.answer, replayOf: recorded.requestId };
    const answer = await runWithSavepoint(transaction, prepared, call, answerFailure);
    const first: Recorded = { answer, requestId };
    await recordAnswer(transaction, repeatable, first);
    return { answer: first.answer, replayOf: undefined };
  });
}

/** Runs the call with a savepoint; an error becomes a response and the transaction stays usable. */
async function runWithSavepoint(
  transaction: Transaction,
  prepared: Prepared,
  call: Call,
  answerFailure: AskedCall['answerFailure'],
): Promise<Answer> {
  await transaction.query('SAVEPOINT before_call');
  try {
    return await prepared(call);
  } catch (error) {
    if (error instanceof Refusal ? error.isTransient : isBusy(error)) throw error;
    await transaction.query('ROLLBACK TO SAVEPOINT before_call');
    return answerFailure(error);
  }
}

/** PostgreSQL errors: lock timeout, deadlock, serialization failure. */
const BUSY = new Set(['55P03', '40P01', '40001']);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
const isBusy = (error: unknown): boolean => BUSY.has(codeOf(error));

/** Turns an error into a response: refusals as they are, lock timeouts into 429, others into 500. */
export function errorAnswer(error: unknown, log: SandboxLog, where: string): Answer {
  if (error instanceof Refusal) return { status: error.status, body: { error: error.body } };
  if (isBusy(error)) {
    const message = 'This object cannot be accessed right now because another API request is accessing it.';
    return { status: 429, body: { error: { type: 'invalid_request_error', code: 'lock_timeout', message } } };
  }
  // A client that disconnected mid-request is no error of ours, and reads no response.
  if (codeOf(error) !== 'ECONNRESET') log({ kind: 'failure', where, error });
  return {
    status: 500,
    body: { error: { type: 'api_error', message: 'The payment sandbox failed. See its log.' } },
  };
}
