import type { EntityManager } from 'typeorm';

import { countedRows } from '../../platform/jobs/row-counts.js';
import { LISTED_BROADCASTS, PACE_SAMPLE, type RecipientStatus } from './broadcast-rules.js';
import { broadcastCopy } from './broadcasts.jobs.js';

/**
 * Condition on `newsletter_subscriptions s`: readers of a broadcast. A reader without chosen topics gets all.
 * @param topic SQL for the topic of the broadcast, null for everyone
 */
const isReader = (topic: string): string =>
  `s.status = 'confirmed' AND (${topic} IS NULL OR s.topics IS NULL OR ${topic} = ANY (s.topics))`;

/** Current readers by their chosen topics, null for all. Read from counts that triggers keep. */
export async function countReadersByTopics(
  manager: EntityManager,
): Promise<{ topics: string[] | null; count: number }[]> {
  const rows = await manager.query<{ state: string; count: number }[]>(
    countedRows('newsletter_subscriptions'),
  );
  return rows.flatMap(({ state, count }) => {
    const [status, ...topics] = state.split(' ');
    return status === 'confirmed' ? [{ topics: topics.length > 0 ? topics : null, count }] : [];
  });
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

/** Copies of broadcasts by status, from counts that triggers keep. */
export const countCopies = (
  manager: EntityManager,
  broadcastIds: readonly string[],
): Promise<{ id: string; status: RecipientStatus; count: number }[]> =>
  manager.query(
    `SELECT split_part(state, ' ', 1) AS id, split_part(state, ' ', 2) AS status, count
    FROM (${countedRows('broadcast_recipients')}) AS counted WHERE split_part(state, ' ', 1) = ANY ($1)`,
    [broadcastIds],
  );

/**
 * Copies of a broadcast that were sent in the last minute, for each second from the first to the last of them; null if
 * they are too few to tell.
 */
export async function measurePace(manager: EntityManager, broadcastId: string): Promise<number | null> {
  const [row] = await manager.query<{ perSecond: number | null }[]>(
    `SELECT CASE WHEN count(*) >= ${PACE_SAMPLE}
      THEN (count(*) - 1) / nullif(extract(epoch FROM max(sent_at) - min(sent_at)), 0) END::float8 AS "perSecond"
    FROM mail_deliveries
    WHERE queued_at > now() - interval '1 minute' AND letter = $1 AND cause ->> 'broadcastId' = $2`,
    [broadcastCopy.name, broadcastId],
  );
  return row?.perSecond ?? null;
}

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

/** Broadcasts whose text has some words, newest first. */
export const findBroadcastsWith = (
  manager: EntityManager,
  words: string,
): Promise<{ id: string; subject: string }[]> =>
  manager.query(
    `SELECT id, subject FROM broadcasts WHERE position($1 IN body) > 0 ORDER BY created_at DESC LIMIT ${LISTED_BROADCASTS}`,
    [words],
  );
