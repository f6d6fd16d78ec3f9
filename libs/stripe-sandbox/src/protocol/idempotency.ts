import { createHash } from 'node:crypto';
import type { Transaction } from '../database/stored-objects.js';
import type { Answer, Audience } from './endpoint.js';
import { canonicalForm, type FormObject } from './form.js';
import { Refusal } from './refusal.js';

/** A request with an idempotency key: https://docs.stripe.com/api/idempotent_requests */
export interface RepeatableRequest {
  audience: Audience;
  key: string;
  fingerprint: string;
}

export interface Recorded {
  answer: Answer;
  requestId: string;
}

const MAX_KEY_LENGTH = 255;
const KEPT = '24 hours';

/** @throws Refusal for a key that is too long */
export function repeatable(
  audience: Audience,
  key: string,
  method: string,
  path: string,
  form: FormObject,
): RepeatableRequest {
  if (key.length > MAX_KEY_LENGTH) {
    throw idempotencyError(
      400,
      `Keys for idempotent requests can only be up to ${MAX_KEY_LENGTH} characters long.`,
    );
  }
  const fingerprint = createHash('sha256')
    .update(`${method} ${path} ${canonicalForm(form)}`)
    .digest('hex');
  return { audience, key, fingerprint };
}

/**
 * Locks the key for this transaction and finds the stored response.
 * @throws Refusal 409 idempotency_key_in_use while another request with the key runs; 400 idempotency_error for other
 * parameters
 */
export async function findRecorded(
  transaction: Transaction,
  request: RepeatableRequest,
): Promise<Recorded | undefined> {
  const lock = createHash('sha256').update(`${request.audience} ${request.key}`).digest().readBigInt64BE();
  const claim = await transaction.query<{ claimed: boolean }>(
    'select pg_try_advisory_xact_lock($1) as claimed',
    [lock.toString()],
  );
  if (!claim.rows[0]?.claimed) {
    throw new Refusal(
      409,
      {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key: ${request.key}`,
      },
      true,
    );
  }
  const { rows } = await transaction.query<{
    fingerprint: string;
    status: number;
    body: string;
    request_id: string;
  }>(
    `select fingerprint, status, body, request_id from stripe_sandbox.idempotency_keys
     where audience = $1 and key = $2 and created_at > now() - $3::interval`,
    [request.audience, request.key, KEPT],
  );
  const [row] = rows;
  if (!row) return undefined;
  if (row.fingerprint !== request.fingerprint) {
    throw idempotencyError(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${request.key}' if you meant to execute a different request.`,
    );
  }
  return { answer: { status: row.status, body: JSON.parse(row.body) as object }, requestId: row.request_id };
}

/** Stores the response for a day, and deletes some expired ones. */
export async function recordAnswer(
  transaction: Transaction,
  request: RepeatableRequest,
  { answer, requestId }: Recorded,
): Promise<void> {
  await transaction.query(
    `with dropped as (
       delete from stripe_sandbox.idempotency_keys where (audience, key) in (
         select audience, key from stripe_sandbox.idempotency_keys
         where created_at < now() - $7::interval and (audience, key) <> ($1, $2)
         order by created_at limit 50 for update skip locked))
     insert into stripe_sandbox.idempotency_keys (audience, key, fingerprint, status, body, request_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (audience, key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
       body = excluded.body, request_id = excluded.request_id, created_at = now()`,
    [
      request.audience,
      request.key,
      request.fingerprint,
      answer.status,
      JSON.stringify(answer.body),
      requestId,
      KEPT,
    ],
  );
}

function idempotencyError(status: number, message: string): Refusal {
  return new Refusal(status, { type: 'idempotency_error', message });
}
