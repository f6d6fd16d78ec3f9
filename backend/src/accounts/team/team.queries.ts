import type { EntityManager } from 'typeorm';

import { hasSecondStep } from '../../platform/access/second-step.js';
import type { TeamMemberDto } from './team.dto.js';
import { INVITATION_DAYS } from './team-rules.js';

export interface MemberRow extends Omit<TeamMemberDto, 'since' | 'lastSeenAt' | 'isYou'> {
  since: Date;
  lastSeenAt: Date | null;
}

export function findMembers(manager: EntityManager): Promise<MemberRow[]> {
  return manager.query(
    `SELECT m.user_id AS id, m.name, u.username AS email, m.role, m.created_at AS since,
       ${hasSecondStep('m.user_id')} AS "hasSecondFactor",
       (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = m.user_id) AS "lastSeenAt"
     FROM staff m JOIN users u ON u.id = m.user_id
     ORDER BY m.role = 'owner' DESC, m.created_at, m.user_id`,
  );
}

/** Whether the team's rule requires a second step. @param lock locks the rule until the transaction ends */
export async function findSecondFactorRule(manager: EntityManager, lock?: 'lock'): Promise<boolean> {
  const [row] = await manager.query<{ isRequired: boolean }[]>(
    `SELECT requires_second_factor AS "isRequired" FROM staff_rules ${lock ? 'FOR UPDATE' : ''}`,
  );
  if (!row) throw new Error('staff_rules has no row');
  return row.isRequired;
}

export async function updateSecondFactorRule(manager: EntityManager, isRequired: boolean): Promise<void> {
  await manager.query('UPDATE staff_rules SET requires_second_factor = $1', [isRequired]);
}

export async function userHasSecondStep(manager: EntityManager, userId: string): Promise<boolean> {
  return (await manager.query<unknown[]>(`SELECT 1 WHERE ${hasSecondStep('$1')}`, [userId])).length > 0;
}

/** Creates an invitation; a repeated one gets a new id and link. @returns its id */
export async function upsertInvitation(
  manager: EntityManager,
  email: string,
  invitedBy: string,
): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO staff_invitations (id, email, invited_by, expires_at)
     VALUES (gen_random_uuid(), $1, $2, now() + interval '${INVITATION_DAYS} days')
     ON CONFLICT (email) DO UPDATE SET id = excluded.id, invited_by = excluded.invited_by, token_hash = NULL,
       created_at = now(), expires_at = excluded.expires_at
     RETURNING id`,
    [email, invitedBy],
  );
  if (!row) throw new Error('invitation was not stored');
  return row.id;
}

export function listMembersForArchive(manager: EntityManager): Promise<object[]> {
  return manager.query(
    `SELECT m.name, u.username AS email, m.role, m.language, to_char(m.created_at AT TIME ZONE 'UTC',
       'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS since
     FROM staff m JOIN users u ON u.id = m.user_id ORDER BY m.created_at, m.user_id`,
  );
}
