import type pg from 'pg';

/** Key of an advisory lock, the same in every process of this project. */
const BACKUP_LOCK = 7_306_004;

/** Locks until the session ends. @returns false if another session has the lock */
export async function tryLockBackups(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS "isLocked"',
    [BACKUP_LOCK],
  );
  return rows[0]?.isLocked ?? false;
}
