import type { EntityManager } from 'typeorm';

import { hasPasskey } from '../../platform/access/second-step.js';
import { IDLE_MS } from '../../platform/access/session-rules.js';

export interface SecondFactorRow {
  since: Date | null;
  isRequired: boolean;
  isPasskey: boolean;
  recoveryCodesLeft: number;
}

export interface SessionRow {
  id: string;
  device: string;
  beganAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
}

/** @param isRequiredOfAll by the site, whatever the team's rule is */
export async function findSecondFactor(
  manager: EntityManager,
  userId: string,
  isRequiredOfAll: boolean,
): Promise<SecondFactorRow> {
  const [row] = await manager.query<SecondFactorRow[]>(
    `SELECT f.turned_on_at AS "since", r.requires_second_factor OR $2::boolean AS "isRequired",
       ${hasPasskey('$1')} AS "isPasskey",
       (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = $1) AS "recoveryCodesLeft"
     FROM staff_rules r LEFT JOIN second_factors f ON f.user_id = $1`,
    [userId, isRequiredOfAll],
  );
  if (!row) throw new Error('staff_rules has no row');
  return row;
}

/** Up to 100 active sessions of a user: the current one first, then the last used. */
export function findActiveSessions(
  manager: EntityManager,
  userId: string,
  currentId: string,
): Promise<SessionRow[]> {
  return manager.query(
    `SELECT id, device, created_at AS "beganAt", last_seen_at AS "lastSeenAt", id = $2 AS "isThis"
     FROM sessions WHERE user_id = $1 AND expires_at > now()
       AND last_seen_at > now() - interval '${IDLE_MS} milliseconds'
     ORDER BY id = $2 DESC, last_seen_at DESC LIMIT 100`,
    [userId, currentId],
  );
}

export async function deleteSession(manager: EntityManager, userId: string, id: string): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    'DELETE FROM sessions WHERE user_id = $1 AND id = $2::uuid',
    [userId, id],
  );
  return count;
}
