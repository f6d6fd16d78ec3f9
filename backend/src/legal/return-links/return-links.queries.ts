import type { EntityManager } from 'typeorm';

import { KEPT_FOR, SESSION_LIFE } from '../answers/assessment-rules.js';

/** Assessments that a session opens; no person submits more. */
const MAX_ASSESSMENTS = 25;

/** @param provenEmail in lower case; null opens nothing yet */
export async function insertSession(
  manager: EntityManager,
  tokenHash: string,
  provenEmail: string | null,
): Promise<void> {
  await manager.query('INSERT INTO companion_sessions (token_hash, user_email) VALUES ($1, $2)', [
    tokenHash,
    provenEmail,
  ]);
}

export async function extendSession(manager: EntityManager, tokenHash: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE companion_sessions SET last_seen_at = now()
     WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`,
    [tokenHash],
  );
  return count > 0;
}

/** A valid session, and whether its use was recorded within the last hour. */
export async function findSession(
  manager: EntityManager,
  tokenHash: string,
): Promise<{ provenEmail: string | null; isUseRecorded: boolean } | undefined> {
  const [found] = await manager.query<{ provenEmail: string | null; isUseRecorded: boolean }[]>(
    `SELECT user_email AS "provenEmail", last_seen_at > now() - interval '1 hour' AS "isUseRecorded"
     FROM companion_sessions WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`,
    [tokenHash],
  );
  return found;
}

export async function linkAssessment(
  manager: EntityManager,
  tokenHash: string,
  assessmentId: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO companion_session_assessments (token_hash, assessment_id) VALUES ($1, $2)
     ON CONFLICT DO NOTHING`,
    [tokenHash, assessmentId],
  );
}

/** Ids of the assessments of an address and of a session, newest first. */
export async function findOpenedAssessments(
  manager: EntityManager,
  tokenHash: string,
  provenEmail: string | null,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT a.id FROM user_assessments a
     WHERE a.user_email = $2
       OR a.id IN (SELECT assessment_id FROM companion_session_assessments WHERE token_hash = $1)
     ORDER BY a.created_at DESC, a.id LIMIT ${MAX_ASSESSMENTS}`,
    [tokenHash, provenEmail],
  );
  return rows.map(({ id }) => id);
}

/** Records a use of a session, which extends the retention of its assessments. */
export async function recordSessionUse(
  manager: EntityManager,
  tokenHash: string,
  assessmentIds: readonly string[],
): Promise<void> {
  await manager.query('UPDATE companion_sessions SET last_seen_at = now() WHERE token_hash = $1', [
    tokenHash,
  ]);
  await manager.query(
    `UPDATE assessment_details SET kept_until = now() + interval '${KEPT_FOR}' WHERE assessment_id = ANY ($1)`,
    [assessmentIds],
  );
}

export async function deleteSession(manager: EntityManager, tokenHash: string): Promise<void> {
  await manager.query('DELETE FROM companion_sessions WHERE token_hash = $1', [tokenHash]);
}
