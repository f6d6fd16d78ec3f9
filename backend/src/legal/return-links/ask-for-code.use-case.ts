import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { Assessment } from '../assessments/assessment.entity.js';
import { AccessCode } from './access-code.entity.js';
import { CODE_LETTER } from './access-limits.js';
import { sendAccessCode } from './send-access-code.job.js';

/**
 * Promises a letter with a code that opens everything that was answered with an address. It goes to that address and
 * nowhere else, and the answer tells nobody whether there is anything. A code that was mailed before stays good until
 * the letter with the next one is written.
 */
@Injectable()
export class AskForCode {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
  ) {}

  execute(address: string): Promise<void> {
    const userEmail = address.toLowerCase();
    return this.database.transaction(async () => {
      const { manager } = this.database;
      if (!(await manager.existsBy(Assessment, { userEmail }))) return;
      if (!(await this.allowance.take(CODE_LETTER, userEmail))) return;
      const fresh = { id: randomUUID(), userEmail, codeHash: null, expiresAt: new Date() };
      await manager.createQueryBuilder().insert().into(AccessCode).values(fresh).orIgnore().execute();
      const { id } = await manager.findOneByOrFail(AccessCode, { userEmail });
      await this.letters.enqueue(sendAccessCode, { accessCodeId: id }, userEmail);
    });
  }
}
