import { legalTopics } from '@lectern/catalogue/legal-topics';
import type { Answers } from '@lectern/legal-guidance';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

import { Database } from '../../platform/database/database.js';
import { recommendFor, type RoadmapStep, topicOf } from './recommendation-rules.js';
import { findSteps } from './recommendations.queries.js';
import { LegalTopicRow, RecommendationDetails, StoredRecommendation } from './recommendation.entity.js';

const PRIORITIES = ['high', 'medium', 'other'] as const;

@Injectable()
export class Recommendations {
  constructor(private readonly database: Database) {}

  /**
   * Stores the recommendations for answers in the open transaction, as a snapshot of rules and texts.
   */
  async create(assessmentId: string, answers: Answers): Promise<void> {
    const { manager } = this.database;
    const created = recommendFor(answers).map((recommendation) => ({ id: randomUUID(), ...recommendation }));
    await manager.insert(
      StoredRecommendation,
      created.map((each) => ({
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
      created.map(({ id, title, description, difficulty, keyPoints, bookReferences }, position) => ({
        recommendationId: id,
        ...{ position, title, description, difficulty },
        keyPoints: [...keyPoints],
        bookReferences: [...bookReferences],
      })),
    );
  }

  async find(assessmentIds: readonly string[]): Promise<Map<string, RoadmapStep[]>> {
    const found = await findSteps(this.database.manager, assessmentIds);
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
   * Copies the content's topics to their table. Removed topics stay, because recommendations refer to them.
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
