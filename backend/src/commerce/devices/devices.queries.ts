import type { EntityManager } from 'typeorm';

import { SERVED_COPY } from '../personal-copies/personal-copies.queries.js';

export async function findServedCopy(manager: EntityManager, grantId: string): Promise<string | undefined> {
  const [copy] = await manager.query<{ key: string }[]>(
    `SELECT c.key FROM download_grants g ${SERVED_COPY} WHERE g.id = $1 AND c.key IS NOT NULL`,
    [grantId],
  );
  return copy?.key;
}

interface SentBook {
  email: string;
  title: string;
  status: string;
  diagnosis: string | null;
}

/** Book that was sent last from an order, by the name of its email job. */
export async function findLastSent(
  manager: EntityManager,
  job: string,
  orderId: string,
): Promise<SentBook | undefined> {
  const [last] = await manager.query<SentBook[]>(
    `SELECT d.recipient AS email, d.status, d.diagnosis, p.title
    FROM mail_deliveries d
      JOIN download_grants g ON g.id = d.cause ->> 'grantId' JOIN products p ON p.id = g.product_id
    WHERE d.letter = $1 AND d.cause @> jsonb_build_object('orderId', $2::text) ORDER BY d.queued_at DESC LIMIT 1`,
    [job, orderId],
  );
  return last;
}
