import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Letters } from '../../platform/mail/letters.js';
import { MailAllowance } from '../../platform/mail/mail-allowance.js';
import { EnterCompanion } from '../access/enter-companion.use-case.js';
import { Assessment } from '../assessment/assessment.entity.js';
import { sendRoadmap } from './send-roadmap.job.js';

/**
 * Promises a roadmap by mail, unless the address had one lately: anybody may type in anybody's. It goes to the address
 * that was answered with, and nowhere else.
 */
@Injectable()
export class MailRoadmap {
  constructor(
    private readonly database: Database,
    private readonly enter: EnterCompanion,
    private readonly letters: Letters,
    private readonly allowance: MailAllowance,
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
      await this.promise(id, userEmail);
    });
  }

  /** In the transaction that is open. @param email in small letters */
  async promise(assessmentId: string, email: string): Promise<void> {
    if (await this.allowance.take('roadmap', email))
      await this.letters.promise(sendRoadmap, { assessmentId }, email);
  }
}
