import type { EntityManager } from 'typeorm';

import { SECOND_STEP_MS } from '../sign-in-protection/sign-in-limits.js';

export async function insertPendingSignIn(
  manager: EntityManager,
  tokenHash: string,
  userId: string,
): Promise<void> {
  await manager.query('DELETE FROM pending_sign_ins WHERE expires_at <= now()');
  await manager.query(
    `INSERT INTO pending_sign_ins (token_hash, user_id, expires_at)
     VALUES ($1, $2, now() + interval '${SECOND_STEP_MS} milliseconds')`,
    [tokenHash, userId],
  );
}

/** @returns the user id; undefined after it expired */
export async function findPendingSignIn(
  manager: EntityManager,
  tokenHash: string,
): Promise<string | undefined> {
  const [found] = await manager.query<{ userId: string }[]>(
    'SELECT user_id AS "userId" FROM pending_sign_ins WHERE token_hash = $1 AND expires_at > now()',
    [tokenHash],
  );
  return found?.userId;
}

export async function deletePendingSignIn(manager: EntityManager, tokenHash: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    'DELETE FROM pending_sign_ins WHERE token_hash = $1',
    [tokenHash],
  );
  return count > 0;
}
