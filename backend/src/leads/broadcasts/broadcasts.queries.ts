import type { EntityManager } from 'typeorm';

import type { RecipientStatus } from './broadcast-rules.js';

/**
 * Condition on `newsletter_subscriptions s`: readers of a broadcast. A reader without chosen topics gets all.
 * @param topic SQL for the topic of the broadcast, null for everyone
 */
const isReader = (topic: string): string =>
  `s.status = 'confirmed' AND (${topic} IS NULL OR s.topics IS NULL OR ${topic} = ANY (s.topics))`;

/** Number of current readers of a topic; null for everyone. */
export async function countReaders(manager: EntityManager, topic: string | null): Promise<number> {
  const [row] = await manager.query<{ readers: number }[]>(
    `SELECT count(*)::int AS readers FROM newsletter_subscriptions s WHERE ${isReader('$1::text')}`,
    [topic],
  );
  return row?.readers ?? 0;
}

export async function addRecipients(
  manager: EntityManager,
  broadcastId: string,
  topic: string | null,
): Promise<void> {
  await manager.query(
    `INSERT INTO broadcast_recipients (broadcast_id, subscription_id)
      SELECT $2, s.id FROM newsletter_subscriptions s WHERE ${isReader('$1::text')}`,
    [topic, broadcastId],
  );
}

export interface NextCopy {
  deliveryId: string;
  /** Of the subscription. */
  id: string;
  email: string;
  /** False if the reader was erased, or has left the list or the topic. */
  isReader: boolean;
}

/** A waiting copy, read right before it is sent; undefined unless the broadcast is being sent. */
export async function findNextCopy(
  manager: EntityManager,
  broadcastId: string,
  subscriptionId: string,
): Promise<NextCopy | undefined> {
  const [copy] = await manager.query<NextCopy[]>(
    `SELECT r.delivery_id AS "deliveryId", r.subscription_id AS id, s.email,
      coalesce(${isReader('b.topic')}, false) AS "isReader"
    FROM broadcast_recipients r
      JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'sending'
      LEFT JOIN newsletter_subscriptions s ON s.id = r.subscription_id
    WHERE r.broadcast_id = $1 AND r.subscription_id = $2 AND r.status = 'waiting'`,
    [broadcastId, subscriptionId],
  );
  return copy;
}

export const countCopies = (
  manager: EntityManager,
  broadcastIds: readonly string[],
): Promise<{ id: string; status: RecipientStatus; count: number }[]> =>
  manager.query(
    `SELECT broadcast_id AS id, status, count(*)::int AS count
    FROM broadcast_recipients WHERE broadcast_id = ANY ($1) GROUP BY broadcast_id, status`,
    [broadcastIds],
  );

/** Broadcasts that were found late and are held for the owner. */
export const findHeldBroadcasts = (
  manager: EntityManager,
  broadcastIds: readonly string[],
): Promise<{ id: string }[]> =>
  manager.query(
    `SELECT payload ->> 'broadcastId' AS id FROM outbox
    WHERE closed_at IS NULL AND held_at IS NOT NULL AND payload ->> 'broadcastId' = ANY ($1)`,
    [broadcastIds],
  );
