import type pg from 'pg';

import { inTransaction } from './stored-objects.js';

/**
 * Migrations of schema `stripe_sandbox`, in order; never edit a released one.
 *
 * `body` columns hold objects exactly as Stripe's API shows them (type json, to preserve the order of
 * fields). `seq` is the order of creation, used by lists. Card numbers are never stored: a payment method
 * keeps only the name of its test card.
 */
const SCHEMA_STEPS: readonly string[] = [
  `
  create table stripe_sandbox.account_keys (
    only_row boolean primary key default true check (only_row),
    secret_key text not null,
    publishable_key text not null,
    webhook_secret text not null
  );

  create table stripe_sandbox.payment_methods (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    test_card text not null,
    spent boolean not null default false,
    body json not null
  );

  create table stripe_sandbox.payment_intents (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    body json not null
  );

  create table stripe_sandbox.charges (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    payment_intent text not null references stripe_sandbox.payment_intents,
    body json not null
  );
  create index charges_payment_intent on stripe_sandbox.charges (payment_intent);
  create unique index charges_paid_once on stripe_sandbox.charges (payment_intent)
    where body ->> 'status' = 'succeeded';

  create table stripe_sandbox.refunds (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    payment_intent text not null references stripe_sandbox.payment_intents,
    charge text not null references stripe_sandbox.charges,
    body json not null
  );
  create index refunds_charge on stripe_sandbox.refunds (charge);

  create table stripe_sandbox.events (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    type text not null,
    body json not null
  );

  create table stripe_sandbox.webhook_deliveries (
    id bigint generated always as identity primary key,
    event text not null references stripe_sandbox.events,
    attempts integer not null default 0,
    next_attempt_at timestamptz default now(),
    delivered_at timestamptz,
    last_status integer,
    last_error text
  );
  create index webhook_deliveries_event on stripe_sandbox.webhook_deliveries (event);
  create index webhook_deliveries_due on stripe_sandbox.webhook_deliveries (next_attempt_at)
    where next_attempt_at is not null;

  create table stripe_sandbox.idempotency_keys (
    audience text not null,
    key text not null,
    fingerprint text not null,
    status integer not null,
    body text not null,
    request_id text not null,
    created_at timestamptz not null default now(),
    primary key (audience, key)
  );
  create index idempotency_keys_age on stripe_sandbox.idempotency_keys (created_at);
  `,
  `
  -- Whether a fault setting has already had its way with a delivery: see src/webhooks/webhook-faults.ts
  alter table stripe_sandbox.webhook_deliveries add column fated boolean not null default false;
  `,
  `
  create table stripe_sandbox.disputes (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    payment_intent text not null references stripe_sandbox.payment_intents,
    charge text not null references stripe_sandbox.charges,
    body json not null
  );
  create index disputes_payment_intent on stripe_sandbox.disputes (payment_intent);
  create index disputes_charge on stripe_sandbox.disputes (charge);

  -- Disputes that are still to come, by the cards that were charged.
  create table stripe_sandbox.dispute_openings (
    charge text primary key references stripe_sandbox.charges,
    test_card text not null,
    due_at timestamptz not null
  );
  create index dispute_openings_due on stripe_sandbox.dispute_openings (due_at);
  `,
  `
  -- What a bank will still say of a refund, by the card that it goes to.
  create table stripe_sandbox.refund_changes (
    refund text primary key references stripe_sandbox.refunds,
    status text not null check (status in ('succeeded', 'failed')),
    due_at timestamptz not null
  );
  create index refund_changes_due on stripe_sandbox.refund_changes (due_at);
  `,
  `
  create table stripe_sandbox.tax_calculations (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    lines jsonb not null,
    body json not null
  );

  create table stripe_sandbox.tax_transactions (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    reference text not null unique,
    original text references stripe_sandbox.tax_transactions,
    lines jsonb not null,
    body json not null
  );
  create index tax_transactions_original on stripe_sandbox.tax_transactions (original);
  `,
  `
  create table stripe_sandbox.balance_transactions (
    id text primary key,
    seq bigint generated always as identity unique,
    created bigint not null,
    body json not null
  );
  `,
];

/** Arbitrary advisory lock key: "stripe" as bytes. */
const LOCK = 0x737472697065;

const COUNT = 'select count(*)::int as done from stripe_sandbox.schema_steps';

/** Checked without a lock, so that read-only roles can run it. */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(
    `select to_regclass('stripe_sandbox.schema_steps') is not null as is`,
  );
  if (!rows[0]?.is) return false;
  const { rows: counted } = await pool.query<{ done: number }>(COUNT);
  return (counted[0]?.done ?? 0) >= SCHEMA_STEPS.length;
}

export async function migrate(pool: pg.Pool): Promise<void> {
  if (await isUpToDate(pool)) return;
  await inTransaction(pool, async (transaction) => {
    await transaction.query('set local lock_timeout = 0');
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.query('create schema if not exists stripe_sandbox');
    await transaction.query(
      'create table if not exists stripe_sandbox.schema_steps (step integer primary key)',
    );
    const { rows } = await transaction.query<{ done: number }>(COUNT);
    const done = rows[0]?.done ?? 0;
    for (const [index, step] of SCHEMA_STEPS.entries()) {
      if (index < done) continue;
      await transaction.query(step);
      await transaction.query('insert into stripe_sandbox.schema_steps (step) values ($1)', [index]);
    }
  });
}
