import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Assessment } from '../answers/assessment.entity.js';
import type { RoadmapStep } from '../recommendations/recommendation-rules.js';
import { StoredRecommendation } from '../recommendations/recommendation.entity.js';
import { Recommendations } from '../recommendations/recommendations.js';
import { CompanionSessions } from '../return-links/companion-sessions.js';
import { canProgress, type ProgressStatus } from '../recommendations/progress-rules.js';
import { UserProgress } from './progress.entity.js';

export interface ProgressInput {
  status?: ProgressStatus | null;
  notes?: string | null;
  timeSpentMinutes?: number | null;
}

@Injectable()
export class Progress {
  constructor(
    private readonly database: Database,
    private readonly companionSessions: CompanionSessions,
    private readonly recommendations: Recommendations,
  ) {}

  /**
   * Records progress; omitted fields stay unchanged.
   * @throws DomainError if the token does not open it, and for an invalid transition
   */
  change(token: string | undefined, id: string, input: ProgressInput): Promise<RoadmapStep> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { assessmentIds } = await this.companionSessions.enter(token);
      const lock = { mode: 'for_no_key_update' as const };
      const found = await manager.findOne(StoredRecommendation, { where: { id }, lock });
      if (!found || !assessmentIds.includes(found.assessmentId)) throw unknown();
      await this.update(found, input);
      const steps = (await this.recommendations.find([found.assessmentId])).get(found.assessmentId);
      const step = steps?.find((each) => each.id === id);
      if (!step) throw unknown();
      return step;
    });
  }

  private async update(
    { id, assessmentId, progressStatus }: StoredRecommendation,
    { status, notes, timeSpentMinutes }: ProgressInput,
  ): Promise<void> {
    const { manager } = this.database;
    const before = progressStatus ?? 'not_started';
    const after = status ?? before;
    if (!canProgress(before, after)) throw invalidTransition(before, after);
    const past = await manager.findOneBy(UserProgress, { recommendationId: id });
    const { userEmail } = await manager.findOneByOrFail(Assessment, { id: assessmentId });
    const isDone = after === 'done';
    await manager.save(UserProgress, {
      ...(past ?? { id: randomUUID(), recommendationId: id, userEmail }),
      status: after,
      notes: notes ?? past?.notes ?? null,
      timeSpentMinutes: timeSpentMinutes ?? past?.timeSpentMinutes ?? null,
      completedAt: isDone ? (past?.completedAt ?? new Date()) : null,
      lastAccessedAt: new Date(),
    });
    await manager.update(StoredRecommendation, { id }, { progressStatus: after });
  }
}

const unknown = () =>
  new DomainError('not-found', 'LEGAL.NO_RECOMMENDATION', 'We can’t find this recommendation.');

const LABELS: Record<ProgressStatus, string> = {
  not_started: 'not started',
  in_progress: 'in progress',
  done: 'done',
  skipped: 'skipped',
};

function invalidTransition(before: ProgressStatus, after: ProgressStatus): DomainError {
  const sentence = `Something ${LABELS[before]} can’t become ${LABELS[after]} directly. Please reopen it first.`;
  return new DomainError('conflict', 'LEGAL.PROGRESS_NOT_POSSIBLE', sentence, [
    { field: 'status', message: sentence },
  ]);
}
