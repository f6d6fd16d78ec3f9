import type { SandboxLog } from '../sandbox-log.js';
import type { Answer } from './call.js';
import { Refusal } from './refusal.js';

/** PostgreSQL: a lock was not free in time; two transactions waited for one another. */
const BUSY = new Set(['55P03', '40P01', '40001']);

/** Any error as an answer: refusals as they are, a lock that did not come free as 429, our own faults as 500. */
export function errorAnswer(error: unknown, log: SandboxLog, where: string): Answer {
  if (error instanceof Refusal) return { status: error.status, body: { error: error.body } };
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (BUSY.has(code)) {
    const message = 'This object cannot be accessed right now because another API request is accessing it.';
    return { status: 429, body: { error: { type: 'invalid_request_error', code: 'lock_timeout', message } } };
  }
  // A sender that went away in the middle of its request is no fault of ours, and will read no answer.
  if (code !== 'ECONNRESET') log({ kind: 'failure', where, error });
  return {
    status: 500,
    body: { error: { type: 'api_error', message: 'The payment sandbox failed. See its log.' } },
  };
}
