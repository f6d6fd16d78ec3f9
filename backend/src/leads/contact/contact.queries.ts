import type { EntityManager } from 'typeorm';

import { HELD_MESSAGE_DAYS, SAME_TEXT_DAYS, SOURCE_DAYS } from '../messages/message-rules.js';
import type { MessageSign } from '../messages/spam-rules.js';

async function count(manager: EntityManager, sql: string, values: string[]): Promise<number> {
  const [found] = await manager.query<{ count: number }[]>(sql, values);
  return found?.count ?? 0;
}

export const countOtherSenders = (manager: EntityManager, textHash: string, email: string): Promise<number> =>
  count(
    manager,
    `SELECT count(DISTINCT lower(contacts.email))::int AS count
    FROM contact_reviews JOIN contacts ON contacts.id = message_id
    WHERE text_hash = $1 AND received_at > now() - interval '${SAME_TEXT_DAYS} days'
      AND lower(contacts.email) <> lower($2)`,
    [textHash, email],
  );

export const countFromSource = (manager: EntityManager, sourceHash: string): Promise<number> =>
  count(
    manager,
    `SELECT count(*)::int AS count FROM contact_reviews
    WHERE source_hash = $1 AND received_at > now() - interval '1 hour'`,
    [sourceHash],
  );

export interface SuspectedMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  score: number;
  reasons: MessageSign[];
  receivedAt: Date;
}

/** Held messages, least suspicious first: a real one is most likely among them. `ofAll` counts all of them. */
export const findSuspected = (
  manager: EntityManager,
  limit: number,
  offset: number,
): Promise<(SuspectedMessage & { ofAll: number })[]> =>
  manager.query(
    `SELECT contacts.id, name, email, subject, message, score, reasons, received_at AS "receivedAt",
      (count(*) OVER ())::int AS "ofAll"
    FROM contact_reviews JOIN contacts ON contacts.id = message_id WHERE state = 'suspected'
    ORDER BY score, received_at, contacts.id LIMIT $1 OFFSET $2`,
    [limit, offset],
  );

/** Marks held messages as reported to the owner. Returns how many are new. */
export async function markReported(manager: EntityManager): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE contact_reviews SET told_at = now() WHERE state = 'suspected' AND told_at IS NULL`,
  );
  return count;
}

/** Each changes at most `$1` rows after their retention, oldest first. */
export const EXPIRED_REVIEWS = [
  `UPDATE contact_reviews SET source_hash = NULL WHERE message_id IN (
    SELECT message_id FROM contact_reviews
    WHERE source_hash IS NOT NULL AND received_at < now() - interval '${SOURCE_DAYS} days'
    ORDER BY received_at LIMIT $1)`,
  `DELETE FROM contacts WHERE id IN (
    SELECT message_id FROM contact_reviews
    WHERE state IN ('suspected', 'spam') AND received_at < now() - interval '${HELD_MESSAGE_DAYS} days'
    ORDER BY received_at LIMIT $1)`,
];
