import type { EntityManager } from 'typeorm';

import type { LateEmailsDto } from './late-emails.dto.js';

export interface LateSelection {
  job: string;
  broadcastId?: string | null | undefined;
}

const SELECTED = `FROM outbox WHERE closed_at IS NULL AND held_at IS NOT NULL AND job = $1
  AND ($2::text IS NULL OR payload ->> 'broadcastId' = $2)`;

/** Selects jobs held since the owner's last email of a kind. */
export const heldSinceLast = (
  emailKind: string,
) => `SELECT FROM outbox h WHERE h.closed_at IS NULL AND h.held_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM mail_deliveries d WHERE d.letter = '${emailKind}' AND d.queued_at >= h.held_at)`;

export async function hasHeldSinceLast(manager: EntityManager, emailKind: string): Promise<boolean> {
  return (await manager.query<unknown[]>(`${heldSinceLast(emailKind)} LIMIT 1`)).length > 0;
}

export function findLateEmails(manager: EntityManager): Promise<LateEmailsDto[]> {
  return manager.query(
    `SELECT o.job, b.id AS "broadcastId", b.subject, count(*)::int AS count, min(o.held_due_at) AS "dueAt"
     FROM outbox o LEFT JOIN broadcasts b ON b.id::text = o.payload ->> 'broadcastId'
     WHERE o.closed_at IS NULL AND o.held_at IS NOT NULL
     GROUP BY o.job, b.id, b.subject ORDER BY "dueAt", o.job, b.id`,
  );
}

/** Locks the selected late jobs. @returns their ids in the order they were enqueued */
export async function lockLateEmails(
  manager: EntityManager,
  { job, broadcastId = null }: LateSelection,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(`SELECT id ${SELECTED} ORDER BY seq FOR NO KEY UPDATE`, [
    job,
    broadcastId,
  ]);
  return rows.map(({ id }) => id);
}

export async function closeLateEmails(
  manager: EntityManager,
  { job, broadcastId = null }: LateSelection,
): Promise<{ id: string; job: string; payload: object }[]> {
  const [closed] = await manager.query<[{ id: string; job: string; payload: object }[], number]>(
    `UPDATE outbox SET closed_at = clock_timestamp() WHERE id IN (SELECT id ${SELECTED} FOR NO KEY UPDATE)
     RETURNING id, job, payload`,
    [job, broadcastId],
  );
  return closed;
}
