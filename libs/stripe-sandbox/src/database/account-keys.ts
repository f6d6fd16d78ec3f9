import type pg from 'pg';
import { randomText } from './stored-objects.js';

export interface AccountKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/**
 * Creates random keys on first use, so that a key of one database is invalid in another.
 * A given webhook secret replaces the stored one, so that every process signs with the same secret.
 */
export async function ensureAccountKeys(pool: pg.Pool, webhookSecret?: string): Promise<void> {
  const fresh = [
    `sk_test_${randomText(48)}`,
    `pk_test_${randomText(48)}`,
    webhookSecret ?? `whsec_${randomText(32)}`,
  ];
  await pool.query(
    `insert into stripe_sandbox.account_keys (secret_key, publishable_key, webhook_secret)
     values ($1, $2, $3) on conflict do nothing`,
    fresh,
  );
  if (webhookSecret === undefined) return;
  await pool.query('update stripe_sandbox.account_keys set webhook_secret = $1 where webhook_secret <> $1', [
    webhookSecret,
  ]);
}

export interface Account extends AccountKeys {
  isBankDue: boolean;
}

/** @throws Error before `migrate()` has run on this database */
export async function readAccount(pool: pg.Pool): Promise<Account> {
  const { rows } = await pool.query<Account>(
    `select secret_key as "secretKey", publishable_key as "publishableKey", webhook_secret as "webhookSecret",
       exists (select from stripe_sandbox.dispute_openings where due_at <= now())
         or exists (select from stripe_sandbox.refund_changes where due_at <= now()) as "isBankDue"
     from stripe_sandbox.account_keys`,
  );
  const [keys] = rows;
  if (!keys) throw new Error('The payment sandbox has no keys yet: call migrate() first.');
  return keys;
}
