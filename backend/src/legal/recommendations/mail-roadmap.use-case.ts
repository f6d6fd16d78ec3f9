import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EnterCompanion } from '../return-links/enter-companion.use-case.js';
import { Assessment } from '../assessments/assessment.entity.js';
import { PromiseRoadmap } from './promise-roadmap.use-case.js';

/** Sends a roadmap by mail to the address that was answered with, and nowhere else. */
@Injectable()
export class MailRoadmap {
  constructor(
    private readonly database: Database,
    private readonly enter: EnterCompanion,
    private readonly promiseRoadmap: PromiseRoadmap,
  ) {}

  /**
   * @param assessmentId the newest where none is named
   * @throws DomainError for one that the secret does not open
   */
  execute(token: string | undefined, assessmentId?: string): Promise<void> {
    return this.database.transaction(async () => {
      const { assessmentIds } = await this.enter.execute(token);
      const id = assessmentIds.find((each) => !assessmentId || each === assessmentId);
      if (!id) throw new DomainError('not-found', 'LEGAL.NO_ROADMAP', 'There is no such roadmap here.');
      const { userEmail } = await this.database.manager.findOneByOrFail(Assessment, { id });
      await this.promiseRoadmap.execute(id, userEmail);
    });
  }
}
