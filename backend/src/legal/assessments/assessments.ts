import { RULES_VERSION } from '@lectern/legal-guidance';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { RoadmapStep } from '../recommendations/recommendation-rules.js';
import { Recommendations } from '../recommendations/recommendations.js';
import { CompanionSessions } from '../return-links/companion-sessions.js';
import { RoadmapMailing } from '../roadmap-email/roadmap-mailing.js';
import {
  answersOf,
  type AssessmentInput,
  columnsOf,
  fingerprintOf,
  KEPT_FOR,
  requestKeyOf,
} from '../answers/assessment-rules.js';
import { Assessment, AssessmentDetails, AssessmentRequest } from '../answers/assessment.entity.js';
import { type AssessmentRow, findAssessments, isSameSubmission } from './assessments.queries.js';

export interface SavedAssessment {
  id: string;
  /** False for a repeated request. */
  isNew: boolean;
  recommendations: RoadmapStep[];
  keptUntil: Date;
  token: string;
}

export interface ReadAssessment extends Pick<
  AssessmentRow,
  'id' | 'email' | 'questionnaire' | 'rulesVersion' | 'createdAt' | 'keptUntil'
> {
  /** Under their original names. */
  answers: Record<string, string | string[]>;
}

@Injectable()
export class Assessments {
  constructor(
    private readonly database: Database,
    private readonly recommendations: Recommendations,
    private readonly companionSessions: CompanionSessions,
    private readonly roadmapMailing: RoadmapMailing,
    private readonly links: SignedLinks,
  ) {}

  /** Stores answers with their recommendations, idempotently, and gives the caller access. */
  async save(input: AssessmentInput): Promise<SavedAssessment> {
    const keyHash = await this.links.signatureOf('assessment-request', requestKeyOf(input));
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`assessment-request:${keyHash}`);
      const earlierId = await this.findEarlier(keyHash, input);
      const id = earlierId ?? (await this.insert(keyHash, input));
      if (!earlierId && input.mailRoadmap) await this.roadmapMailing.enqueue(id, input.email.toLowerCase());
      const { keptUntil } = await manager.findOneByOrFail(AssessmentDetails, { assessmentId: id });
      return {
        ...{ id, keptUntil, isNew: !earlierId },
        recommendations: (await this.recommendations.find([id])).get(id) ?? [],
        token: await this.companionSessions.openAssessment(id, input.token),
      };
    });
  }

  private async findEarlier(keyHash: string, input: AssessmentInput): Promise<string | undefined> {
    const { manager } = this.database;
    const request = await manager.findOneBy(AssessmentRequest, { keyHash });
    if (!request) return undefined;
    if (request.fingerprint !== fingerprintOf(input)) {
      throw new DomainError(
        'unprocessable',
        'LEGAL.IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was already used for other answers; please use a new one.',
      );
    }
    if (input.idempotencyKey) return request.assessmentId;
    const isSame = await isSameSubmission(manager, keyHash, request.assessmentId);
    return isSame ? request.assessmentId : undefined;
  }

  private async insert(keyHash: string, input: AssessmentInput): Promise<string> {
    const { manager } = this.database;
    const id = randomUUID();
    const { assessment, details } = columnsOf(input.answers);
    await manager.insert(Assessment, { id, userEmail: input.email.toLowerCase(), ...assessment });
    await manager.insert(AssessmentDetails, {
      ...details,
      assessmentId: id,
      rulesVersion: RULES_VERSION,
      name: input.name ?? null,
      additionalNeeds: input.additionalNeeds || null,
      keptUntil: () => `now() + interval '${KEPT_FOR}'`,
    });
    await this.recommendations.create(id, input.answers);
    const request = { keyHash, fingerprint: fingerprintOf(input), assessmentId: id, createdAt: new Date() };
    await manager.upsert(AssessmentRequest, request, ['keyHash']);
    return id;
  }

  async findByIds(ids: readonly string[]): Promise<ReadAssessment[]> {
    const rows = await findAssessments(this.database.manager, ids);
    return rows.map((row) => {
      const { id, email, questionnaire, rulesVersion, createdAt, keptUntil, name, additionalNeeds } = row;
      const words = { ...(name ? { name } : {}), ...(additionalNeeds ? { additionalNeeds } : {}) };
      const answers = { ...answersOf(row, row), ...words };
      return { id, email, questionnaire, rulesVersion, createdAt, keptUntil, answers };
    });
  }

  /** Assessments of an address, as specified; none unless the caller has verified the address. */
  async list(token: string | undefined, address: string): Promise<ReadAssessment[]> {
    const session = await this.companionSessions.find(token);
    if (!session) return [];
    const email = address.trim().toLowerCase();
    const opened = await this.findByIds(session.assessmentIds);
    return opened.filter((assessment) => assessment.email === email);
  }
}
