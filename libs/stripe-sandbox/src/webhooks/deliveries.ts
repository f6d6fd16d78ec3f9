import type pg from 'pg';

import type { DeliveryDelays } from './webhook-faults.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Retry delays in milliseconds; the last repeats until three days are over, as Stripe's do. */
export const RETRY_DELAYS_MS: readonly number[] = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
];

/** Delay after `attempts` failed attempts; undefined: give up. */
export function retryDelayMs(
  attempts: number,
  delays: readonly number[] = RETRY_DELAYS_MS,
): number | undefined {
  return delays[attempts - 1];
}

export const DROPPED = 'Dropped by the fault settings.';

export interface DueDelivery {
  id: string;
  eventId: string;
  eventType: string;
  body: string;
  secret: string;
  attempt: number;
  fated: boolean;
}

export interface TryResult {
  status: number | null;
  error: string | null;
  /** Milliseconds until the next attempt; undefined: none. */
  retryInMs: number | undefined;
}

/** Leases up to `limit` due webhooks to this process. They fall due again when the lease ends. */
export async function claimDue(pool: pg.Pool, limit: number, leaseMs: number): Promise<DueDelivery[]> {
  const { rows } = await pool.query<DueDelivery>(
    `with due as (
       select id from stripe_sandbox.webhook_deliveries
       where next_attempt_at <= now() order by next_attempt_at, id limit $1 for update skip locked
     ), taken as (
       update stripe_sandbox.webhook_deliveries d
       set attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 millisecond'
       from due where d.id = due.id returning d.id, d.event, d.attempts, d.fated
     )
     select taken.id::text, e.id as "eventId", e.type as "eventType", e.body::text as body, taken.attempts as attempt,
       taken.fated, (select webhook_secret from stripe_sandbox.account_keys) as secret
     from taken join stripe_sandbox.events e on e.id = taken.event order by taken.id`,
    [limit, leaseMs],
  );
  return rows;
}

/** Records the result of an attempt. Ignored if the lease expired and another process has taken over. */
export async function recordTry(
  pool: pg.Pool,
  { id, attempt }: DueDelivery,
  result: TryResult,
): Promise<void> {
  const delivered = result.error === null;
  await pool.query(
    `update stripe_sandbox.webhook_deliveries set last_status = $3, last_error = $4,
       delivered_at = case when $5 then now() end,
       next_attempt_at = case when not $5 then now() + $6::double precision * interval '1 millisecond' end
     where id = $1 and attempts = $2`,
    [id, attempt, result.status, result.error, delivered, result.retryInMs ?? null],
  );
}

/** Applies faults: no delays drop the delivery, each further delay adds one. One statement, so it is atomic. */
export async function applyFaults(
  pool: pg.Pool,
  delivery: DueDelivery,
  waitsMs: DeliveryDelays,
): Promise<void> {
  const [first, ...copies] = waitsMs;
  await pool.query(
    `with met as (
       update stripe_sandbox.webhook_deliveries set fated = true, attempts = 0,
         next_attempt_at = now() + $3::double precision * interval '1 millisecond',
         last_error = case when $3::double precision is null then $5 end
       where id = $1 and attempts = $2 and not fated returning event
     )
     insert into stripe_sandbox.webhook_deliveries (event, fated, next_attempt_at)
     select event, true, now() + wait * interval '1 millisecond'
     from met, unnest($4::double precision[]) as wait`,
    [delivery.id, delivery.attempt, first ?? null, copies, DROPPED],
  );
}

export interface NextDue {
  /** Milliseconds until the next webhook or bank event is due; null if there is none. */
  ms: number | null;
  isBankDue: boolean;
}

export async function findNextDue(pool: pg.Pool): Promise<NextDue> {
  const { rows } = await pool.query<NextDue>(
    `with bank as (select min(due_at) as due_at from (
       select due_at from stripe_sandbox.dispute_openings union all select due_at from stripe_sandbox.refund_changes) said)
     select extract(epoch from least(bank.due_at, webhook.due_at) - now())::double precision * 1000 as ms,
       coalesce(bank.due_at <= now(), false) as "isBankDue"
     from bank, (select min(next_attempt_at) as due_at from stripe_sandbox.webhook_deliveries) webhook`,
  );
  const [next] = rows;
  return next ?? { ms: null, isBankDue: false };
}
