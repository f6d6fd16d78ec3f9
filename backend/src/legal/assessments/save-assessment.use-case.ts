import { randomUUID } from 'node:crypto';

import { RULES_VERSION } from '@lectern/legal-guidance';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OpenAssessment } from '../return-links/open-assessment.use-case.js';
import { MakeRecommendations } from '../recommendations/make-recommendations.use-case.js';
import { PromiseRoadmap } from '../recommendations/promise-roadmap.use-case.js';
import { ReadRecommendations } from '../recommendations/read-recommendations.query.js';
import type { RoadmapStep } from '../recommendations/roadmap-step.js';
import { columnsOf } from './answer-columns.js';
import { AssessmentDetails } from './assessment-details.entity.js';
import { AssessmentRequest } from './assessment-request.entity.js';
import { type AssessmentWish, fingerprintOf, requestKeyOf } from './assessment-wish.js';
import { Assessment } from './assessment.entity.js';
import { KEPT_FOR } from './keeping.js';

/** The same answers from the same place without a key are the same submission for so long, while nothing came of it. */
const SAME_SUBMISSION = `SELECT 1 FROM assessment_requests WHERE key_hash = $1 AND created_at > now() - interval '30 minutes'
  AND NOT EXISTS (SELECT 1 FROM bookmark_details WHERE assessment_id = $2)
  AND NOT EXISTS (SELECT 1 FROM user_progress p JOIN resource_recommendations r ON r.id = p.recommendation_id
    WHERE r.assessment_id = $2)`;

export interface SavedAssessment {
  id: string;
  /** False when the same request had been here before. */
  isNew: boolean;
  recommendations: RoadmapStep[];
  keptUntil: Date;
  /** The secret that opens it from now on. */
  token: string;
}

/** Keeps answers with what is recommended for them, once however often they are sent, and opens them to who sent them. */
@Injectable()
export class SaveAssessment {
  constructor(
    private readonly database: Database,
    private readonly makeRecommendations: MakeRecommendations,
    private readonly readRecommendations: ReadRecommendations,
    private readonly openAssessment: OpenAssessment,
    private readonly promiseRoadmap: PromiseRoadmap,
  ) {}

  execute(wish: AssessmentWish): Promise<SavedAssessment> {
    const keyHash = requestKeyOf(wish);
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`assessment-request:${keyHash}`);
      const earlierId = await this.findEarlier(keyHash, wish);
      const id = earlierId ?? (await this.keep(keyHash, wish));
      if (!earlierId && wish.mailRoadmap) await this.promiseRoadmap.execute(id, wish.email.toLowerCase());
      const { keptUntil } = await manager.findOneByOrFail(AssessmentDetails, { assessmentId: id });
      return {
        ...{ id, keptUntil, isNew: !earlierId },
        recommendations: (await this.readRecommendations.execute([id])).get(id) ?? [],
        token: await this.openAssessment.execute(id, wish.token),
      };
    });
  }

  private async findEarlier(keyHash: string, wish: AssessmentWish): Promise<string | undefined> {
    const { manager } = this.database;
    const request = await manager.findOneBy(AssessmentRequest, { keyHash });
    if (!request) return undefined;
    if (request.fingerprint !== fingerprintOf(wish)) {
      throw new DomainError(
        'unprocessable',
        'LEGAL.IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was already used for other answers; please use a new one.',
      );
    }
    if (wish.idempotencyKey) return request.assessmentId;
    const same = await manager.query<unknown[]>(SAME_SUBMISSION, [keyHash, request.assessmentId]);
    return same.length > 0 ? request.assessmentId : undefined;
  }

  private async keep(keyHash: string, wish: AssessmentWish): Promise<string> {
    const { manager } = this.database;
    const id = randomUUID();
    const { assessment, details } = columnsOf(wish.answers);
    await manager.insert(Assessment, { id, userEmail: wish.email.toLowerCase(), ...assessment });
    await manager.insert(AssessmentDetails, {
      ...details,
      assessmentId: id,
      rulesVersion: RULES_VERSION,
      name: wish.name ?? null,
      additionalNeeds: wish.additionalNeeds || null,
      keptUntil: () => `now() + interval '${KEPT_FOR}'`,
    });
    await this.makeRecommendations.execute(id, wish.answers);
    const request = { keyHash, fingerprint: fingerprintOf(wish), assessmentId: id, createdAt: new Date() };
    await manager.upsert(AssessmentRequest, request, ['keyHash']);
    return id;
  }
}
