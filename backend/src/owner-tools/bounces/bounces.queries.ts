import type { EntityManager } from 'typeorm';

import { SOFT_BOUNCE_WINDOW_DAYS } from './report-rules.js';

/** Counts an address's emails with a soft bounce since the last one it accepted, within the window. */
export async function countSoftBouncesInARow(manager: EntityManager, address: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `WITH reports AS (
       SELECT r.delivery_id, r.outcome, r.received_at, d.status
       FROM mail_reports r JOIN mail_deliveries d ON d.id = r.delivery_id
       WHERE lower(d.recipient) = lower($1) AND r.received_at > now() - interval '${SOFT_BOUNCE_WINDOW_DAYS} days')
     SELECT count(DISTINCT delivery_id)::int AS count FROM reports
     WHERE outcome = 'bounced-soft' AND received_at > coalesce(
       (SELECT max(received_at) FROM reports WHERE outcome = 'accepted' AND status = 'accepted'), '-infinity')`,
    [address],
  );
  return row?.count ?? 0;
}

export async function wasEmailedToday(
  manager: EntityManager,
  kind: string,
  recipient: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM mail_deliveries
     WHERE letter = $1 AND recipient = $2 AND queued_at > now() - interval '1 day' LIMIT 1`,
    [kind, recipient],
  );
  return rows.length > 0;
}
