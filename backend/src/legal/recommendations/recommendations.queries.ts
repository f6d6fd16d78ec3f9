import type { EntityManager } from 'typeorm';

import type { RoadmapStep } from './recommendation-rules.js';

export interface StepRow extends Omit<RoadmapStep, 'priority' | 'furtherSources'> {
  assessmentId: string;
  /** From 1, most urgent first. */
  rank: number;
}

/** Recommendations of assessments in order. Rows imported from another site have no details; their topic's are used. */
export function findSteps(manager: EntityManager, assessmentIds: readonly string[]): Promise<StepRow[]> {
  return manager.query(
    `SELECT r.id, r.assessment_id AS "assessmentId", r.topic_id AS "topicId", r.priority AS rank,
       r.recommendation_type AS "recommendationType", coalesce(r.custom_guidance, '') AS why,
       coalesce(r.estimated_time_needed, '') AS "estimatedTime",
       coalesce(d.title, t.name) AS title, coalesce(d.description, t.description) AS description,
       coalesce(d.difficulty, t.difficulty) AS difficulty,
       coalesce(d.key_points, t.key_points, '{}') AS "keyPoints",
       coalesce(d.book_references, t.book_references, '{}') AS "bookReferences",
       coalesce(p.status, r.progress_status, 'not_started') AS status, coalesce(p.notes, '') AS notes,
       coalesce(p.time_spent, 0) AS "timeSpentMinutes", p.completed_at AS "completedAt"
     FROM resource_recommendations r
       JOIN legal_topics t ON t.id = r.topic_id
       LEFT JOIN recommendation_details d ON d.recommendation_id = r.id
       LEFT JOIN user_progress p ON p.recommendation_id = r.id
     WHERE r.assessment_id = ANY ($1)
     ORDER BY d.position NULLS LAST, r.priority, r.created_at, r.id`,
    [assessmentIds],
  );
}
