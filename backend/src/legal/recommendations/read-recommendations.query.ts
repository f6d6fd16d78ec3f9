import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { topicOf } from './legal-guidance.js';
import type { RoadmapStep } from './roadmap-step.js';

interface FoundStep extends Omit<RoadmapStep, 'priority' | 'furtherSources'> {
  assessmentId: string;
  rank: number;
}

const PRIORITIES = ['high', 'medium', 'other'] as const;

/** What an existing site brings along has no details: then its topic says what it is. */
const FIND = `SELECT r.id, r.assessment_id AS "assessmentId", r.topic_id AS "topicId", r.priority AS rank,
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
  ORDER BY d.position NULLS LAST, r.priority, r.created_at, r.id`;

/** What was recommended, by assessment, in its order. */
@Injectable()
export class ReadRecommendations {
  constructor(private readonly database: Database) {}

  async execute(assessmentIds: readonly string[]): Promise<Map<string, RoadmapStep[]>> {
    const found = await this.database.manager.query<FoundStep[]>(FIND, [assessmentIds]);
    const steps = new Map<string, RoadmapStep[]>(assessmentIds.map((id) => [id, []]));
    for (const { assessmentId, rank, ...step } of found) {
      const { furtherSources = [] } = topicOf(step.topicId) ?? {};
      steps.get(assessmentId)?.push({
        ...step,
        priority: PRIORITIES[rank - 1] ?? 'other',
        furtherSources,
      });
    }
    return steps;
  }
}
