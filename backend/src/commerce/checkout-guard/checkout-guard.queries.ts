import type { EntityManager } from 'typeorm';

/** The newest `count` of sorted times. */
const newest = (moments: string, count: string) => `(${moments})[cardinality(${moments}) - ${count} + 1:]`;

/** End of the wait if the newest `limit` times are all within `span`; null below the limit. */
const freeAfter = (moments: string, limit: string, span: string) =>
  `${moments}[cardinality(${moments}) - ${limit} + 1] + interval '${span}'`;

/** When a source may open another order. */
const FREE_AT = `greatest(
  ${freeAfter('past.opened_at', '$1::int', '10 minutes')},
  ${freeAfter('past.opened_at', '$2::int', '1 day')},
  ${freeAfter('past.declined_at', '$3::int', '1 hour')},
  (SELECT to_timestamp(used::float8) + interval '1 day' FROM jsonb_each_text(past.card_uses) AS c (card, used)
    WHERE $4::int IS NOT NULL ORDER BY used::float8 DESC OFFSET $4::int - 1 LIMIT 1))`;

/** Limits and hashes of a source; an undefined limit does not apply. */
export type GuardedSource = [
  ordersIn10Minutes: number | undefined,
  ordersADay: number | undefined,
  declinesAnHour: number | undefined,
  cardsADay: number | undefined,
  /** IP address and mailbox. */
  subjectHashes: readonly string[],
  browserHash: string | null,
];

/**
 * Counts an order for its source and mailbox if those and its browser may open one. It locks rows in a fixed order, so
 * concurrent requests are all counted and cannot deadlock. Returns how many of the hashes may open one.
 */
export async function admitOrder(
  manager: EntityManager,
  source: GuardedSource,
  orderId: string,
): Promise<number> {
  const [found] = await manager.query<[{ admitted: number }]>(
    `WITH admitted AS (
      INSERT INTO checkout_allowances AS past (subject_hash, opened_at, changed_at)
      SELECT hash, CASE WHEN hash = $6 THEN '{}' ELSE ARRAY[statement_timestamp()] END, clock_timestamp()
        FROM unnest($5::text[] || $6::text) AS hash WHERE hash IS NOT NULL ORDER BY hash
      ON CONFLICT (subject_hash) DO UPDATE SET changed_at = excluded.changed_at,
        opened_at = ${newest('past.opened_at || excluded.opened_at', 'greatest($1::int, $2::int, 0)')}
      WHERE coalesce(${FREE_AT} <= clock_timestamp(), true)
      RETURNING subject_hash
    ), opened AS (
      INSERT INTO checkout_openings (order_id, subject_hashes, browser_hash, opened_at)
      VALUES ($7, $5, $6, statement_timestamp())
    )
    SELECT count(*)::int AS admitted FROM admitted`,
    [...source, orderId],
  );
  return found.admitted;
}

/** Milliseconds until a source may open another order. */
export async function findWaitMs(manager: EntityManager, source: GuardedSource): Promise<number> {
  const [found] = await manager.query<{ waitMs: number | null }[]>(
    `SELECT (extract(epoch FROM max(${FREE_AT}) - clock_timestamp()) * 1000)::float8 AS "waitMs"
    FROM checkout_allowances past WHERE subject_hash = ANY ($5::text[] || $6::text)`,
    source,
  );
  return found?.waitMs ?? 0;
}

interface CountedCharge {
  orderId: string;
  chargeId: string;
  isDeclined: boolean;
  cardHash: string | null;
  declinesAnHour: number | undefined;
  cardsADay: number | undefined;
}

/**
 * Counts a charge, once. A paid order no longer counts for its source and mailbox, nor does its card for the source, which
 * many buyers may share. Returns whether a limit is exceeded.
 */
export async function countCharge(
  manager: EntityManager,
  { orderId, chargeId, isDeclined, cardHash, declinesAnHour, cardsADay }: CountedCharge,
): Promise<boolean> {
  const [counted] = await manager.query<[{ isTooMuch: boolean }]>(
    `WITH charged AS (
      UPDATE checkout_openings SET charge_ids = charge_ids || $2::text
      WHERE order_id = $1 AND $2 <> ALL (charge_ids) RETURNING subject_hashes, browser_hash, opened_at
    ), counted AS (
      INSERT INTO checkout_allowances AS past (subject_hash, declined_at, card_uses, changed_at)
      SELECT hash, CASE WHEN $3::boolean THEN ARRAY[clock_timestamp()] ELSE '{}' END,
          CASE WHEN $4::text IS NULL OR (NOT $3::boolean AND hash = subject_hashes[1]) THEN '{}'
            ELSE jsonb_build_object($4::text, extract(epoch FROM clock_timestamp())) END,
          clock_timestamp()
        -- Neighbors with the same browser are many people, whose good cards are no sign of anything.
        FROM charged, unnest(subject_hashes || CASE WHEN $3::boolean THEN browser_hash END) AS hash
        WHERE hash IS NOT NULL ORDER BY hash
      ON CONFLICT (subject_hash) DO UPDATE SET changed_at = excluded.changed_at,
        opened_at = CASE WHEN $3::boolean THEN past.opened_at
          ELSE array_remove(past.opened_at, (SELECT opened_at FROM charged)) END,
        declined_at = ${newest('past.declined_at || excluded.declined_at', 'coalesce($5::int + 1, 0)')},
        card_uses = excluded.card_uses || coalesce((SELECT jsonb_object_agg(card, used)
          FROM jsonb_each(past.card_uses) AS c (card, used)
          WHERE NOT excluded.card_uses ? card AND ($3::boolean OR card IS DISTINCT FROM $4::text)
            AND used::float8 > extract(epoch FROM now() - interval '1 day')), '{}')
      RETURNING declined_at, card_uses
    )
    SELECT coalesce(bool_or(declined_at[cardinality(declined_at) - $5::int] > now() - interval '1 hour'
      OR (SELECT count(*) FROM jsonb_object_keys(card_uses)) > $6::int), false) AS "isTooMuch" FROM counted`,
    [orderId, chargeId, isDeclined, cardHash, declinesAnHour, cardsADay],
  );
  return counted.isTooMuch;
}

/** Each deletes at most `$1` rows after their period. */
export const DELETE_EXPIRED = [
  `DELETE FROM checkout_allowances WHERE subject_hash IN (
      SELECT subject_hash FROM checkout_allowances WHERE changed_at < now() - interval '1 day' ORDER BY changed_at LIMIT $1)
    AND changed_at < now() - interval '1 day'`,
  `DELETE FROM checkout_openings WHERE order_id IN (
    SELECT order_id FROM checkout_openings WHERE opened_at < now() - interval '1 day' ORDER BY opened_at LIMIT $1)`,
];
