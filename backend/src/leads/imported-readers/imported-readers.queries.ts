import type { EntityManager } from 'typeorm';

import type { ImportedConsent, KnownReader } from './imported-reader-rules.js';
import type { SubscriptionStatus } from '../newsletter/newsletter-rules.js';

const ISO = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** By address. Locks them until the transaction ends, if it writes. */
export async function findKnownReaders(
  manager: EntityManager,
  emails: readonly string[],
  lock: 'FOR NO KEY UPDATE OF s' | '',
): Promise<Map<string, KnownReader>> {
  const rows = await manager.query<(KnownReader & { email: string })[]>(
    `SELECT s.id, s.email, s.status, s.topics, ${ISO('s.asked_at')} AS "askedAt",
      ${ISO('s.confirmed_at')} AS "confirmedAt", ${ISO('s.ended_at')} AS "endedAt",
      CASE WHEN o.subscription_id IS NOT NULL THEN
        jsonb_build_object('source', o.source, 'consent', o.consent, 'details', o.details) END AS origin
    FROM newsletter_subscriptions s LEFT JOIN subscription_origins o ON o.subscription_id = s.id
    WHERE s.email = ANY ($1) ORDER BY s.id ${lock}`,
    [emails],
  );
  return new Map(rows.map(({ email, ...known }) => [email, known]));
}

const asSet = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name));

/** Those of the names, addresses or pseudonyms, that get no more emails. */
export async function findSuppressed(manager: EntityManager, names: readonly string[]): Promise<Set<string>> {
  return asSet(
    await manager.query(
      `SELECT email AS name FROM mail_suppressions WHERE list = 'letters' AND email = ANY ($1)`,
      [names],
    ),
  );
}

export async function findAsked(manager: EntityManager, pseudonyms: readonly string[]): Promise<Set<string>> {
  return asSet(
    await manager.query('SELECT pseudonym AS name FROM imported_confirmations WHERE pseudonym = ANY ($1)', [
      pseudonyms,
    ]),
  );
}

export interface SubscriptionToSave {
  id: string;
  email: string;
  status: SubscriptionStatus;
  topics: string[] | null;
  confirmedAt: string | null;
  endedAt: string | null;
}

/** Inserts or updates subscriptions, and adds or removes them on the list of confirmed readers. */
export async function saveSubscriptions(
  manager: EntityManager,
  rows: readonly SubscriptionToSave[],
): Promise<void> {
  const values = [JSON.stringify(rows)];
  const input = `jsonb_to_recordset($1::jsonb) AS r (id text, email text, status text, topics jsonb,
    "confirmedAt" timestamptz, "endedAt" timestamptz)`;
  await manager.query(
    `INSERT INTO newsletter_subscriptions AS known (id, email, status, topics, asked_at, confirmed_at, ended_at)
    SELECT id, email, status,
      CASE WHEN jsonb_typeof(topics) = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(topics)) END,
      coalesce("confirmedAt", now()), "confirmedAt", "endedAt" FROM ${input}
    ON CONFLICT (email) DO UPDATE SET status = excluded.status, ended_at = excluded.ended_at, ended_by_staff = false,
      confirmed_at = coalesce(excluded.confirmed_at, known.confirmed_at),
      topics = CASE WHEN excluded.status = 'ended' THEN known.topics ELSE excluded.topics END`,
    values,
  );
  await manager.query(
    `INSERT INTO newsletters (email, subscribed_at) SELECT email, "confirmedAt" FROM ${input}
    WHERE status = 'confirmed' ON CONFLICT (email) DO NOTHING`,
    values,
  );
  await manager.query(
    `DELETE FROM newsletters WHERE email IN (SELECT email FROM ${input} WHERE status = 'ended')`,
    values,
  );
}

export interface OriginToSave {
  subscriptionId: string;
  source: string;
  consent: ImportedConsent | null;
  details: Readonly<Record<string, string>>;
  isToAsk: boolean;
}

export async function saveOrigins(manager: EntityManager, rows: readonly OriginToSave[]): Promise<void> {
  await manager.query(
    `INSERT INTO subscription_origins (subscription_id, source, consent, details, is_to_ask)
    SELECT "subscriptionId", source, CASE WHEN jsonb_typeof(consent) = 'object' THEN consent END, details, "isToAsk"
    FROM jsonb_to_recordset($1::jsonb) AS r ("subscriptionId" text, source text, consent jsonb, details jsonb,
      "isToAsk" boolean)
    ON CONFLICT (subscription_id) DO UPDATE SET source = excluded.source, consent = excluded.consent,
      details = excluded.details, is_to_ask = excluded.is_to_ask, imported_at = now()`,
    [JSON.stringify(rows)],
  );
}

/** Takes the next addresses that wait for their request. */
export async function claimToAsk(
  manager: EntityManager,
  limit: number,
): Promise<{ subscriptionId: string; email: string }[]> {
  const [rows] = await manager.query<[{ subscriptionId: string; email: string }[], number]>(
    `UPDATE subscription_origins o SET is_to_ask = false FROM newsletter_subscriptions s
    WHERE s.id = o.subscription_id AND o.subscription_id IN (
      SELECT subscription_id FROM subscription_origins WHERE is_to_ask
      ORDER BY imported_at LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING o.subscription_id AS "subscriptionId", s.email`,
    [limit],
  );
  return rows;
}

/** @returns those pseudonyms that were not asked before */
export async function recordAsked(
  manager: EntityManager,
  pseudonyms: readonly string[],
): Promise<Set<string>> {
  return asSet(
    await manager.query(
      `INSERT INTO imported_confirmations (pseudonym) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING
      RETURNING pseudonym AS name`,
      [pseudonyms],
    ),
  );
}

export async function deleteSubscriptions(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `DELETE FROM newsletters WHERE email IN (SELECT email FROM newsletter_subscriptions WHERE id = ANY ($1))`,
    [ids],
  );
  await manager.query('DELETE FROM newsletter_subscriptions WHERE id = ANY ($1)', [ids]);
}

export async function deleteOrigins(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('DELETE FROM subscription_origins WHERE subscription_id = ANY ($1)', [ids]);
}

/** Sets subscriptions back to an earlier state, also on the list of confirmed readers. */
export async function restoreSubscriptions(
  manager: EntityManager,
  rows: readonly (KnownReader & { email: string })[],
): Promise<void> {
  const values = [JSON.stringify(rows)];
  const input = `jsonb_to_recordset($1::jsonb) AS r (id text, email text, status text, topics jsonb,
    "askedAt" timestamptz, "confirmedAt" timestamptz, "endedAt" timestamptz)`;
  await manager.query(
    `UPDATE newsletter_subscriptions s SET status = r.status, asked_at = r."askedAt", confirmed_at = r."confirmedAt",
      ended_at = r."endedAt",
      topics = CASE WHEN jsonb_typeof(r.topics) = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(r.topics)) END
    FROM ${input} WHERE s.id = r.id`,
    values,
  );
  await manager.query(
    `INSERT INTO newsletters (email, subscribed_at) SELECT email, "confirmedAt" FROM ${input}
    WHERE status = 'confirmed' ON CONFLICT (email) DO NOTHING`,
    values,
  );
  await manager.query(
    `DELETE FROM newsletters WHERE email IN (SELECT email FROM ${input} WHERE status <> 'confirmed')`,
    values,
  );
}
