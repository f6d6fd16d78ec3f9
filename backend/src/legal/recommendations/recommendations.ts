import { legalTopics } from '@lectern/catalogue/legal-topics';
import type { Answers } from '@lectern/legal-guidance';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

import { Database } from '../../platform/database/database.js';
import { recommendFor, type RoadmapStep, topicOf } from './recommendation-rules.js';
import { LegalTopicRow, RecommendationDetails, StoredRecommendation } from './recommendation.entity.js';

interface FoundStep extends Omit<RoadmapStep, 'priority' | 'furtherSources'> {
  assessmentId: string;
  rank: number;
}

const PRIORITIES = ['high', 'medium', 'other'] as const;

/** Rows imported from an existing site have no details, so their topic is used. */
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

/** Recommendations as of the day of the answers. */
@Injectable()
export class Recommendations {
  constructor(private readonly database: Database) {}

  /**
   * Stores the recommendations for answers as a snapshot, in the open transaction. Later changes of rules or
   * texts do not affect them.
   */
  async create(assessmentId: string, answers: Answers): Promise<void> {
    const { manager } = this.database;
    const made = recommendFor(answers).map((recommendation) => ({ id: randomUUID(), ...recommendation }));
    await manager.insert(
      StoredRecommendation,
      made.map((each) => ({
        id: each.id,
        assessmentId,
        topicId: each.topicId,
        bookId: each.bookReferences[0] ?? null,
        priority: each.priorityRank,
        recommendationType: each.recommendationType,
        customGuidance: each.why,
        estimatedTimeNeeded: each.estimatedTime,
        progressStatus: 'not_started' as const,
      })),
    );
    await manager.insert(
      RecommendationDetails,
      made.map(({ id, title, description, difficulty, keyPoints, bookReferences }, position) => ({
        recommendationId: id,
        ...{ position, title, description, difficulty },
        keyPoints: [...keyPoints],
        bookReferences: [...bookReferences],
      })),
    );
  }

  /** Recommendations by assessment, in order. */
  async find(assessmentIds: readonly string[]): Promise<Map<string, RoadmapStep[]>> {
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

  /**
   * Copies the content's topics to their table. Topics removed from the content stay, because recommendations
   * refer to them.
   */
  async storeTopics(): Promise<void> {
    const rows = legalTopics.map((topic) => ({
      id: topic.id,
      name: topic.name,
      category: topic.category,
      description: topic.description,
      difficulty: topic.difficulty,
      bookReferences: [...topic.bookReferences],
      keyPoints: [...topic.keyPoints],
      relatedTopics: [...topic.relatedTopics],
    }));
    await this.database.transaction(async () => {
      await this.database.lock('legal-topics');
      await this.database.manager.upsert(LegalTopicRow, rows, ['id']);
    });
  }
}
