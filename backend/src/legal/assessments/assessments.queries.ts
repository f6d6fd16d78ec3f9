import type { EntityManager } from 'typeorm';

import {
  type AnswerColumns,
  KEPT_FOR,
  SAME_SUBMISSION_TIME,
  SESSION_LIFE,
} from '../answers/assessment-rules.js';

export type AssessmentRow = AnswerColumns['assessment'] &
  AnswerColumns['details'] & {
    id: string;
    email: string;
    questionnaire: 'companion' | 'embedded';
    rulesVersion: string;
    createdAt: Date;
    keptUntil: Date;
    name: string | null;
    additionalNeeds: string | null;
  };

export interface Deleted {
  assessments: number;
  recommendations: number;
  progress: number;
  bookmarks: number;
}

export function findAssessments(manager: EntityManager, ids: readonly string[]): Promise<AssessmentRow[]> {
  return manager.query(
    `SELECT a.id, a.user_email AS email, a.created_at AS "createdAt",
       a.legal_situation AS "legalSituation", a.urgency_level AS "urgencyLevel", a.experience_level AS "experienceLevel",
       a.specific_concerns AS "specificConcerns", a.preferred_learning_style AS "preferredLearningStyle",
       a.budget_considerations AS "budgetConsiderations",
       coalesce(d.questionnaire, 'companion') AS questionnaire, coalesce(d.rules_version, '') AS "rulesVersion",
       coalesce(d.kept_until, a.updated_at + interval '${KEPT_FOR}') AS "keptUntil",
       d.name, d.timeline_needed AS "timelineNeeded", d.current_representation AS "currentRepresentation",
       d.preferred_format AS "preferredFormat", d.time_commitment AS "timeCommitment",
       d.additional_needs AS "additionalNeeds"
     FROM user_assessments a LEFT JOIN assessment_details d ON d.assessment_id = a.id
     WHERE a.id = ANY ($1) ORDER BY a.created_at DESC, a.id`,
    [ids],
  );
}

/** Whether equal answers from one source are recent, and their assessment has not been worked on. */
export async function isSameSubmission(
  manager: EntityManager,
  keyHash: string,
  assessmentId: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM assessment_requests
     WHERE key_hash = $1 AND created_at > now() - interval '${SAME_SUBMISSION_TIME}'
       AND NOT EXISTS (SELECT 1 FROM bookmark_details WHERE assessment_id = $2)
       AND NOT EXISTS (SELECT 1 FROM user_progress p JOIN resource_recommendations r ON r.id = p.recommendation_id
         WHERE r.assessment_id = $2)`,
    [keyHash, assessmentId],
  );
  return rows.length > 0;
}

/** Locks all assessments of a verified address and of a session. @returns their ids */
export async function lockAssessments(
  manager: EntityManager,
  provenEmail: string | null,
  tokenHash: string,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM user_assessments WHERE user_email = $1
       OR id IN (SELECT assessment_id FROM companion_session_assessments WHERE token_hash = $2) FOR UPDATE`,
    [provenEmail, tokenHash],
  );
  return rows.map(({ id }) => id);
}

export async function countAssessmentRows(manager: EntityManager, ids: readonly string[]): Promise<Deleted> {
  const [counts] = await manager.query<Deleted[]>(
    `SELECT
       (SELECT count(*)::int FROM user_assessments WHERE id = ANY ($1)) AS assessments,
       (SELECT count(*)::int FROM resource_recommendations WHERE assessment_id = ANY ($1)) AS recommendations,
       (SELECT count(*)::int FROM user_progress WHERE recommendation_id IN
         (SELECT id FROM resource_recommendations WHERE assessment_id = ANY ($1))) AS progress,
       (SELECT count(*)::int FROM bookmark_details WHERE assessment_id = ANY ($1)) AS bookmarks`,
    [ids],
  );
  if (!counts) throw new Error('count returned no row');
  return counts;
}

export async function deleteCodes(manager: EntityManager, provenEmail: string | null): Promise<void> {
  await manager.query('DELETE FROM companion_codes WHERE user_email = $1', [provenEmail]);
}

/** Deletes email records, which would reveal that the person used the companion. */
export async function deleteEmailRecords(
  manager: EntityManager,
  { assessmentIds, provenEmail }: { assessmentIds: readonly string[]; provenEmail: string | null },
  kinds: { roadmap: string; all: readonly string[] },
): Promise<void> {
  await manager.query(
    `DELETE FROM mail_deliveries WHERE (letter = $1 AND cause ->> 'assessmentId' = ANY ($2))
       OR (letter = ANY ($3) AND lower(recipient) = $4)`,
    [kinds.roadmap, assessmentIds, kinds.all, provenEmail],
  );
}

/** Deletes assessments, their dependent rows (by cascade) and bookmarks, and sessions. */
export async function deleteAssessments(
  manager: EntityManager,
  ids: readonly string[],
  { provenEmail, tokenHash }: { provenEmail: string | null; tokenHash: string },
): Promise<void> {
  await manager.query(
    `DELETE FROM legal_resource_bookmarks WHERE user_email = $2
       OR id IN (SELECT bookmark_id FROM bookmark_details WHERE assessment_id = ANY ($1))`,
    [ids, provenEmail],
  );
  await manager.query('DELETE FROM user_assessments WHERE id = ANY ($1)', [ids]);
  await manager.query('DELETE FROM companion_sessions WHERE token_hash = $1 OR user_email = $2', [
    tokenHash,
    provenEmail,
  ]);
}

const EXPIRED_ASSESSMENTS = `SELECT id FROM user_assessments WHERE id IN (
    SELECT assessment_id FROM assessment_details WHERE kept_until < now()
    UNION ALL
    SELECT a.id FROM user_assessments a LEFT JOIN assessment_details d ON d.assessment_id = a.id
    WHERE d.kept_until IS NULL AND a.updated_at < now() - interval '${KEPT_FOR}')
  ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Statements that delete expired rows in batches of $1. */
export const DELETE_EXPIRED = [
  `WITH over AS MATERIALIZED (${EXPIRED_ASSESSMENTS}),
      marked AS (DELETE FROM legal_resource_bookmarks WHERE id IN
        (SELECT bookmark_id FROM bookmark_details WHERE assessment_id IN (SELECT id FROM over)))
    DELETE FROM user_assessments WHERE id IN (SELECT id FROM over)`,
  `DELETE FROM companion_sessions WHERE token_hash IN (
      SELECT token_hash FROM companion_sessions WHERE last_seen_at < now() - interval '${SESSION_LIFE}'
      LIMIT $1 FOR UPDATE SKIP LOCKED)`,
  `DELETE FROM companion_codes WHERE id IN (
      SELECT id FROM companion_codes WHERE expires_at < now() - interval '1 day' LIMIT $1 FOR UPDATE SKIP LOCKED)`,
];
