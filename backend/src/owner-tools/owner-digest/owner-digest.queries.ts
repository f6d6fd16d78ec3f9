import type { EntityManager } from 'typeorm';

import { DAYS_BACK, MAX_SUBSCRIBERS } from './owner-digest-rules.js';

/** Days of a zone that are over since a moment and have no digest yet, at most a week back: `2026-11-27`. */
export async function findDaysWithoutDigest(
  manager: EntityManager,
  { timeZone, since, emailKind }: { timeZone: string; since: Date | null; emailKind: string },
): Promise<string[]> {
  const rows = await manager.query<{ day: string }[]>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day
     FROM generate_series(date_trunc('day', now() AT TIME ZONE $1) - interval '${DAYS_BACK} days',
       date_trunc('day', now() AT TIME ZONE $1) - interval '1 day', interval '1 day') day
     WHERE (day + interval '1 day') AT TIME ZONE $1 > $2
       AND NOT EXISTS (SELECT FROM mail_deliveries d
         WHERE d.letter = $3 AND d.cause @> jsonb_build_object('day', to_char(day, 'YYYY-MM-DD')))
     ORDER BY day`,
    [timeZone, since, emailKind],
  );
  return rows.map(({ day }) => day);
}

const onDay = (column: string) =>
  `${column} >= $1::timestamp AT TIME ZONE $2 AND ${column} < ($1::timestamp + interval '1 day') AT TIME ZONE $2`;

export function findSales(
  manager: EntityManager,
  day: string,
  timeZone: string,
): Promise<{ title: string; count: number; totalCents: number }[]> {
  return manager.query(
    `SELECT p.title, count(*)::int AS count, sum(l.amount_cents)::int AS "totalCents"
     FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
     WHERE ${onDay('o.completed_at')} GROUP BY p.title ORDER BY 2 DESC, 1`,
    [day, timeZone],
  );
}

export async function findSubscribers(
  manager: EntityManager,
  day: string,
  timeZone: string,
): Promise<string[]> {
  const rows = await manager.query<{ email: string }[]>(
    `SELECT email FROM newsletter_subscriptions
     WHERE status = 'confirmed' AND ${onDay('confirmed_at')} ORDER BY confirmed_at LIMIT ${MAX_SUBSCRIBERS}`,
    [day, timeZone],
  );
  return rows.map(({ email }) => email);
}
