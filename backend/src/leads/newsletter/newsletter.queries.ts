import { randomUUID } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import {
  anywhere,
  type Page,
  type PagedList,
  type PageInput,
  readPage,
} from '../../platform/http/paged-list.js';
import { LISTED_SUBSCRIBERS, TAKEN_BACK_WITHIN_MS, UNCONFIRMED_DAYS } from './newsletter-rules.js';
import type { SubscriberDto, SubscriptionDto, SubscriptionFilterState } from './newsletter.dto.js';

/**
 * Records that an address asked for the newsletter. Chosen topics and the time of an earlier unsubscribe are kept.
 * @returns undefined if the address is subscribed already
 */
export async function recordRequest(
  manager: EntityManager,
  email: string,
): Promise<{ subscriptionId: string } | undefined> {
  const [requested] = await manager.query<{ subscriptionId: string }[]>(
    `INSERT INTO newsletter_subscriptions AS known (id, email, status, asked_at) VALUES ($1, $2, 'pending', now())
    ON CONFLICT (email) DO UPDATE
      SET status = 'pending', asked_at = excluded.asked_at, confirmed_at = NULL, ended_by_staff = false
      WHERE known.status <> 'confirmed'
    RETURNING id AS "subscriptionId"`,
    [randomUUID(), email],
  );
  return requested;
}

const EXPIRED = `status = 'pending' AND asked_at < now() - interval '${UNCONFIRMED_DAYS} days'`;

/** Each changes at most `$1` unconfirmed addresses: those that had unsubscribed before are unsubscribed again. */
export const EXPIRED_REQUESTS = [
  `UPDATE newsletter_subscriptions SET status = 'ended' WHERE id IN (
    SELECT id FROM newsletter_subscriptions WHERE ${EXPIRED} AND ended_at IS NOT NULL
    ORDER BY asked_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
  `DELETE FROM newsletter_subscriptions WHERE id IN (
    SELECT id FROM newsletter_subscriptions WHERE ${EXPIRED} AND ended_at IS NULL
    ORDER BY asked_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
];

const SUBSCRIBERS: PagedList = {
  select: 'SELECT id, email, subscribed_at',
  from: 'FROM newsletters WHERE true',
  at: 'subscribed_at',
  id: 'id',
  idType: 'text',
};

/** Newest first. */
export const listSubscribers = (database: Database, cursor?: string): Promise<Page<SubscriberDto>> =>
  readPage(database, SUBSCRIBERS, [], { cursor, size: LISTED_SUBSCRIBERS });

/** Reads the count that triggers keep in a few rows. */
export async function countSubscribers(manager: EntityManager): Promise<number> {
  const [counted] = await manager.query<{ total: number }[]>(
    `SELECT coalesce(sum(count), 0)::int AS total FROM row_counts WHERE name = 'newsletters'`,
  );
  return counted?.total ?? 0;
}

const FIELDS = `s.id, s.email, s.status, s.topics, s.asked_at AS "askedAt", s.confirmed_at AS "confirmedAt",
    s.ended_at AS "endedAt",
    s.status = 'ended' AND s.ended_by_staff AND s.ended_at > now() - interval '${TAKEN_BACK_WITHIN_MS} milliseconds' AS "mayTakeBack"`;

const SUBSCRIPTIONS: PagedList = {
  select: `SELECT ${FIELDS}`,
  join: {
    columns: 'm.reason AS "heldBack"',
    from: `LEFT JOIN mail_suppressions m ON m.list = 'letters' AND m.email = page.email`,
  },
  from: `FROM newsletter_subscriptions s
  WHERE ($1::text IS NULL OR fold_text(s.email) LIKE fold_text($1)) AND ($2::text IS NULL OR s.status = $2)`,
  at: 's.asked_at',
  id: 's.id',
  idType: 'text',
};

/** Starts with the suppressed addresses, which are few. */
const HELD_BACK: PagedList = {
  select: `SELECT ${FIELDS}, m.reason AS "heldBack"`,
  from: `FROM mail_suppressions m JOIN newsletter_subscriptions s ON s.email = m.email
  WHERE m.list = 'letters' AND ($1::text IS NULL OR fold_text(m.email) LIKE fold_text($1))`,
  at: 'm.created_at',
  id: 'm.email',
  idType: 'text',
};

export interface SubscriptionFilter {
  state?: SubscriptionFilterState | undefined;
  /** Part of the address; case is ignored. */
  query?: string | undefined;
}

/** Newest first. */
export function listSubscriptions(
  database: Database,
  { state, query }: SubscriptionFilter,
  page?: PageInput,
): Promise<Page<SubscriptionDto>> {
  const options = { ...page, isByIndex: Boolean(query) };
  if (state === 'held-back') return readPage(database, HELD_BACK, [anywhere(query)], options);
  return readPage(database, SUBSCRIPTIONS, [anywhere(query), state ?? null], options);
}
