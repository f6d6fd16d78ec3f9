import type { EntityManager } from 'typeorm';

const VALID = 'FROM password_resets WHERE token_hash = $1 AND expires_at > now()';

export async function findResetUser(
  manager: EntityManager,
  tokenHash: string,
): Promise<{ userId: string } | undefined> {
  const [found] = await manager.query<{ userId: string }[]>(`SELECT user_id AS "userId" ${VALID}`, [
    tokenHash,
  ]);
  return found;
}

/** Uses up a reset link; of two concurrent calls, one succeeds. */
export async function useResetLink(manager: EntityManager, tokenHash: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(`DELETE ${VALID}`, [tokenHash]);
  return count > 0;
}
