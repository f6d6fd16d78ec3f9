import type pg from 'pg';
import { randomText } from './stored-objects.js';

/** The credentials of the one account a sandbox has. */
export interface AccountKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/**
 * Makes the account's keys on first use, at random: a key that worked on one database works on no other.
 * A webhook secret that was given replaces the stored one, so that every process signs with the same.
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
  /** Whether a bank has something to say by now. */
  isBankDue: boolean;
}

/** @throws Error when `migrate()` has not run on this database. */
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
