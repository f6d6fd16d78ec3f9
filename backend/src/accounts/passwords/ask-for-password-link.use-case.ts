import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { PASSWORD_LETTER } from './password-link.js';
import { PasswordReset } from './password-reset.entity.js';
import { sendPasswordLink } from './send-password-link.job.js';

/**
 * Promises a letter with a link to choose a new password. It goes to the address of an account and nowhere else, and the
 * answer tells nobody whether there is one.
 */
@Injectable()
export class AskForPasswordLink {
  constructor(
    private readonly database: Database,
    private readonly findStaff: FindStaff,
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
  ) {}

  execute(address: string): Promise<void> {
    const email = address.toLowerCase();
    return this.database.transaction(async () => {
      const staff = await this.findStaff.execute({ email });
      if (!staff) return;
      if (!(await this.allowance.take(PASSWORD_LETTER, email))) return;
      const { manager } = this.database;
      const { userId } = staff;
      await manager.createQueryBuilder().insert().into(PasswordReset).values({ userId }).orIgnore().execute();
      const { id } = await manager.findOneByOrFail(PasswordReset, { userId });
      await this.letters.enqueue(sendPasswordLink, { passwordResetId: id }, email);
    });
  }
}
