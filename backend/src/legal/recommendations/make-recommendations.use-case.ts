import { randomUUID } from 'node:crypto';

import type { Answers } from '@lectern/legal-guidance';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { recommendFor } from './legal-guidance.js';
import { RecommendationDetails } from './recommendation-details.entity.js';
import { StoredRecommendation } from './stored-recommendation.entity.js';

/** Keeps what the rules recommend for answers, as it is now: neither new rules nor new words change it later. */
@Injectable()
export class MakeRecommendations {
  constructor(private readonly database: Database) {}

  /** In the transaction that is open. */
  async execute(assessmentId: string, answers: Answers): Promise<void> {
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
}
