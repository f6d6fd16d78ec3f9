import type { EntityManager } from 'typeorm';

import { insertRun, type PlannedRun } from '../jobs/outbox.js';
import { DELIVERY_RETENTION_DAYS } from './email-limits.js';
import type { DeliveryStatus } from './email-rules.js';
import type { MailDelivery } from './mail-delivery.entity.js';

type Delivery = Pick<MailDelivery, 'letter' | 'cause' | 'recipient'>;

export async function insertQueuedDelivery(
  manager: EntityManager,
  run: PlannedRun,
  { letter, cause, recipient }: Delivery,
): Promise<void> {
  await manager.query(
    `WITH run AS (${insertRun()})
     INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
     SELECT id, $8, $9, $10, 'queued', now() FROM run`,
    [...run.values, letter, cause, recipient],
  );
}

interface WrittenDelivery extends Delivery {
  id: string;
  subject: string;
  list: string;
  /** Every address by which the recipient may be suppressed. */
  addresses: readonly string[];
}

/**
 * Records recipient and subject of an email. Inserts the record if there is none: runs of early releases have none.
 * @returns whether the recipient is suppressed
 */
export async function recordWritten(manager: EntityManager, delivery: WrittenDelivery): Promise<boolean> {
  const { id, letter, cause, recipient, subject, list, addresses } = delivery;
  const [{ isSuppressed }] = await manager.query<[{ isSuppressed: boolean }]>(
    `WITH recorded AS (
       INSERT INTO mail_deliveries (id, letter, cause, recipient, subject, status, changed_at)
       VALUES ($1, $2, $3, $4, $5, 'queued', now())
       ON CONFLICT (id) DO UPDATE SET recipient = excluded.recipient, subject = excluded.subject)
     SELECT EXISTS (SELECT FROM mail_suppressions WHERE list = $6 AND email = ANY ($7)) AS "isSuppressed"`,
    [id, letter, cause, recipient, subject, list, addresses],
  );
  return isSuppressed;
}

/** Records the result of sending. A status that a provider reported earlier stays. */
export async function recordStatus(
  manager: EntityManager,
  id: string,
  status: DeliveryStatus,
  facts: Partial<MailDelivery>,
): Promise<void> {
  const { messageId = null, sentAt = null, diagnosis = null, isKept = null } = facts;
  await manager.query(
    `UPDATE mail_deliveries SET status = CASE WHEN status = 'queued' THEN $2 ELSE status END, changed_at = now(),
       message_id = coalesce($3, message_id), sent_at = coalesce($4, sent_at),
       diagnosis = coalesce($5, diagnosis), is_kept = coalesce($6, is_kept)
     WHERE id = $1`,
    [id, status, messageId, sentAt, diagnosis, isKept],
  );
}

interface EmailRequestRow {
  cause: object;
  recipient: string;
  isDecided: boolean;
}

export async function findRequest(manager: EntityManager, id: string): Promise<EmailRequestRow | undefined> {
  const [request] = await manager.query<EmailRequestRow[]>(
    `SELECT cause, recipient, subject IS NOT NULL AS "isDecided" FROM mail_deliveries WHERE id = $1`,
    [id],
  );
  return request;
}

export async function updateCause(manager: EntityManager, id: string, cause: object): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    'UPDATE mail_deliveries SET cause = $2 WHERE id = $1',
    [id, cause],
  );
  return count > 0;
}

export async function takeDelivery(manager: EntityManager, id: string): Promise<Delivery | undefined> {
  const [[delivery]] = await manager.query<[Delivery[], number]>(
    'DELETE FROM mail_deliveries WHERE id = $1 RETURNING letter, cause, recipient',
    [id],
  );
  return delivery;
}

/** Each deletes at most `$1` rows. */
export const DELETE_EXPIRED = [
  `DELETE FROM mail_deliveries WHERE id IN (
      SELECT id FROM mail_deliveries WHERE queued_at < now() - interval '${DELIVERY_RETENTION_DAYS} days'
      ORDER BY queued_at LIMIT $1)`,
  `DELETE FROM mail_reports WHERE id_hash IN (
      SELECT id_hash FROM mail_reports WHERE received_at < now() - interval '${DELIVERY_RETENTION_DAYS} days'
      ORDER BY received_at LIMIT $1)`,
];
