import type { EntityManager } from 'typeorm';

export interface SentEmail {
  letter: string;
  subject: string | null;
  status: string;
  queuedAt: Date;
  sentAt: Date | null;
}

export interface Suppression {
  list: 'purchases' | 'letters';
  reason: 'bounced' | 'complained';
  createdAt: Date;
  /** False if the row holds the pseudonym. */
  isInClear: boolean;
}

export interface RelatedEmail {
  id: string;
  letter: string;
  messageId: string | null;
}

/** Makes the open transaction read one snapshot; call it first. */
export async function useSnapshot(manager: EntityManager): Promise<void> {
  await manager.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
}

export async function findErasure(manager: EntityManager, pseudonym: string): Promise<Date | null> {
  const [found] = await manager.query<{ erasedAt: Date | null }[]>(
    `SELECT max(at) AS "erasedAt" FROM audit_log
     WHERE subject_kind = 'person' AND subject_id = $1 AND action = 'person.erased'`,
    [pseudonym],
  );
  return found?.erasedAt ?? null;
}

export function findEmailsTo(manager: EntityManager, email: string): Promise<SentEmail[]> {
  return manager.query(
    `SELECT letter, subject, status, queued_at AS "queuedAt", sent_at AS "sentAt" FROM mail_deliveries
     WHERE lower(recipient) = $1 ORDER BY queued_at DESC`,
    [email],
  );
}

/** Suppressions of an address, also those kept under its pseudonym. */
export function findSuppressions(
  manager: EntityManager,
  email: string,
  pseudonym: string,
): Promise<Suppression[]> {
  return manager.query(
    `SELECT list, reason, created_at AS "createdAt", email = $1 AS "isInClear" FROM mail_suppressions
     WHERE email IN ($1, $2)`,
    [email, pseudonym],
  );
}

/** Emails to an address, and emails to others with one of the causes. */
export function findRelatedEmails(
  manager: EntityManager,
  email: string,
  causes: readonly object[],
): Promise<RelatedEmail[]> {
  return manager.query(
    `SELECT id, letter, message_id AS "messageId" FROM mail_deliveries WHERE lower(recipient) = $1
     UNION
     SELECT d.id, d.letter, d.message_id FROM unnest($2::jsonb[]) AS about (cause)
       CROSS JOIN LATERAL (SELECT id, letter, message_id FROM mail_deliveries WHERE cause @> about.cause) d`,
    [email, causes.map((cause) => JSON.stringify(cause))],
  );
}

export async function closeJobs(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    'UPDATE outbox SET closed_at = now(), due_at = NULL WHERE id = ANY ($1) AND closed_at IS NULL',
    [ids],
  );
}

/** Keeps records of order emails as a proof of delivery, under the pseudonym. */
export async function pseudonymizeEmails(
  manager: EntityManager,
  ids: readonly string[],
  pseudonym: string,
): Promise<void> {
  await manager.query(
    `UPDATE mail_deliveries SET recipient = $2, subject = NULL, diagnosis = NULL,
       status = CASE WHEN status = 'queued' THEN 'withdrawn' ELSE status END
     WHERE id = ANY ($1)`,
    [ids, pseudonym],
  );
}

export async function deleteEmails(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('DELETE FROM mail_deliveries WHERE id = ANY ($1)', [ids]);
}

/** Moves suppressions to the pseudonym, so that they outlive the address. */
export async function pseudonymizeSuppressions(
  manager: EntityManager,
  email: string,
  pseudonym: string,
): Promise<void> {
  await manager.query(
    `DELETE FROM mail_suppressions a USING mail_suppressions b
     WHERE a.email = $1 AND b.email = $2 AND a.list = b.list`,
    [email, pseudonym],
  );
  await manager.query('UPDATE mail_suppressions SET email = $2 WHERE email = $1', [email, pseudonym]);
}

export async function deleteAllowance(manager: EntityManager, emailHash: string): Promise<void> {
  await manager.query('DELETE FROM mail_allowances WHERE email_hash = $1', [emailHash]);
}
