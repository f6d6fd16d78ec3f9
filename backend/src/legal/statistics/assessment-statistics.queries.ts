import type { EntityManager } from 'typeorm';

import type { AnswerGroupDto } from './assessment-statistics.dto.js';

export interface AnswerCountRow {
  by: AnswerGroupDto['by'] | 'total';
  value: string;
  count: number;
}

/** Exact counts per answer and in total, in one pass over the table and without addresses. */
export function countAnswers(manager: EntityManager): Promise<AnswerCountRow[]> {
  return manager.query(
    `WITH answers AS (
       SELECT a.legal_situation AS situation, a.urgency_level AS urgency, a.experience_level AS experience,
         to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, coalesce(d.questionnaire, 'companion') AS questionnaire
       FROM user_assessments a LEFT JOIN assessment_details d ON d.assessment_id = a.id)
     SELECT CASE WHEN grouping(questionnaire) = 0 THEN 'questionnaire' WHEN grouping(situation) = 0 THEN 'situation'
         WHEN grouping(urgency) = 0 THEN 'urgency' WHEN grouping(experience) = 0 THEN 'experience'
         WHEN grouping(month) = 0 THEN 'month' ELSE 'total' END AS by,
       coalesce(questionnaire, situation, urgency, experience, month, '') AS value, count(*)::int AS count
     FROM answers GROUP BY GROUPING SETS ((questionnaire), (situation), (urgency), (experience), (month), ())`,
  );
}
