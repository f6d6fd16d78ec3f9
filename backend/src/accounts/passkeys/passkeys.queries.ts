import type { EntityManager } from 'typeorm';

import { CHALLENGE_LIFE_MS } from './passkey-rules.js';

/** Stores a challenge, and deletes expired ones. @param userId null for a sign-in */
export async function insertChallenge(
  manager: EntityManager,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await manager.query('DELETE FROM passkey_challenges WHERE expires_at <= now()');
  await manager.query(
    `INSERT INTO passkey_challenges (challenge, user_id, expires_at)
     VALUES ($1, $2, now() + interval '${CHALLENGE_LIFE_MS} milliseconds')`,
    [challenge, userId],
  );
}

/** Uses up a challenge. @returns false if it is unknown, another user's, used or expired */
export async function useChallenge(
  manager: EntityManager,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    `DELETE FROM passkey_challenges
     WHERE challenge = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > now()`,
    [challenge, userId],
  );
  return count > 0;
}

/**
 * Records a use. If a second step is required, an older passkey counts as one from then on: its use shows that it is
 * not lost.
 */
export async function recordPasskeyUse(
  manager: EntityManager,
  id: string,
  use: { useCount: number; isSecondStepRequired: boolean },
): Promise<void> {
  await manager.query(
    `UPDATE passkeys SET use_count = $2, last_used_at = now(), is_second_step = is_second_step OR $3
       OR (SELECT requires_second_factor FROM staff_rules) WHERE id = $1`,
    [id, use.useCount, use.isSecondStepRequired],
  );
}
