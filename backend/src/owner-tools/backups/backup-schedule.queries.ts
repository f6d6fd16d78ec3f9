import type { EntityManager } from 'typeorm';

import { BACKUP_TIMEOUT_MS, type BackupKind } from './backup-rules.js';
import type { Attempts } from './backup-schedule-rules.js';

export async function findAttempts(
  manager: EntityManager,
  kind: BackupKind,
): Promise<Attempts & { firstTriedAt: Date | undefined }> {
  const [row] = await manager.query<
    [{ triedAt: Date | null; doneAt: Date | null; firstTriedAt: Date | null }]
  >(
    `SELECT max(started_at) AS "triedAt", max(started_at) FILTER (WHERE state = 'done') AS "doneAt",
      min(started_at) AS "firstTriedAt"
    FROM backups WHERE kind = $1`,
    [kind],
  );
  const { triedAt, doneAt, firstTriedAt } = row;
  return {
    triedAt: triedAt ?? undefined,
    doneAt: doneAt ?? undefined,
    firstTriedAt: firstTriedAt ?? undefined,
  };
}

const INTERRUPTED = 'It was interrupted: the site was stopped, or its machine went down.';

/**
 * Closes records of work that ended with its process: those that took too long, and those before a newer one. A restored
 * database has one of the backup that it was restored from.
 */
export async function closeInterrupted(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE backups b SET state = 'failed', finished_at = now(), error = $1 WHERE b.state = 'running'
      AND (b.started_at < now() - $2 * interval '1 millisecond' OR EXISTS (SELECT FROM backups l
        WHERE l.kind IN (b.kind, 'restore') AND l.state = 'done' AND l.started_at > b.started_at))`,
    [INTERRUPTED, BACKUP_TIMEOUT_MS],
  );
}

export async function findBackupNames(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT DISTINCT name FROM backups WHERE kind = 'backup'`,
  );
  return rows.map(({ name }) => name);
}

/** The newest backup that passed a rehearsal. */
export async function findRehearsed(manager: EntityManager): Promise<string | undefined> {
  const [row] = await manager.query<{ name: string }[]>(
    `SELECT name FROM backups WHERE kind = 'rehearsal' AND state = 'done' ORDER BY name DESC LIMIT 1`,
  );
  return row?.name;
}

export async function wasEmailedToday(manager: EntityManager, emailKind: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM mail_deliveries WHERE letter = $1 AND queued_at > now() - interval '1 day' LIMIT 1`,
    [emailKind],
  );
  return rows.length > 0;
}

export async function isJobOpen(manager: EntityManager, job: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM outbox WHERE job = $1 AND closed_at IS NULL LIMIT 1',
    [job],
  );
  return rows.length > 0;
}

/** Seconds since the last backup and rehearsal that succeeded; null if there was none. */
export async function findAges(
  manager: EntityManager,
): Promise<{ backup: number | null; rehearsal: number | null }> {
  const ageOf = (kind: string) =>
    `extract(epoch FROM now() - max(started_at) FILTER (WHERE kind = '${kind}'))::float8 AS ${kind}`;
  const [ages] = await manager.query<[{ backup: number | null; rehearsal: number | null }]>(
    `SELECT ${ageOf('backup')}, ${ageOf('rehearsal')} FROM backups WHERE state = 'done'`,
  );
  return ages;
}
