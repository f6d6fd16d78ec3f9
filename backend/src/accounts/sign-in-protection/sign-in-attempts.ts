import { Injectable } from '@nestjs/common';

import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import type { GrowingLimit } from '../../platform/rate-limits/rate-limit-rules.js';
import { mailboxHash, RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { KnownDevices } from './known-devices.js';
import { LOCKOUT_LOG } from './sign-in-limits.js';
import { StaffDirectory } from '../staff/staff-directory.js';

export interface SignInAttempt {
  limits: { account: GrowingLimit; source: GrowingLimit };
  /** In lower case; the account may not exist. */
  email: string;
  address: string;
  deviceToken?: string | undefined;
}

@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: Database,
    private readonly rateLimiter: RateLimiter,
    private readonly staffDirectory: StaffDirectory,
    private readonly auditLog: AuditLog,
    private readonly knownDevices: KnownDevices,
  ) {}

  /**
   * Counts an attempt: per known browser, or else per account and network. Runs outside a transaction, so
   * that every attempt counts. Records a lockout at most once an hour.
   * @returns call it in the transaction of a successful attempt, to undo the count
   * @throws TooManyAttempts before the next attempt is allowed
   */
  async take({ limits, email, address, deviceToken }: SignInAttempt): Promise<() => Promise<void>> {
    const device = await this.knownDevices.find(email, deviceToken);
    const tried = { limit: limits.account, subject: device ? `${email} ${device}` : email };
    const tries = device ? [tried] : [tried, { limit: limits.source, address }];
    try {
      return await this.rateLimiter.takeAttempts('ACCESS.TOO_MANY_TRIES', tries);
    } catch (error) {
      if (error instanceof TooManyAttempts) await this.recordLockout(email, tried);
      throw error;
    }
  }

  /** Runs the same statements for an unknown account, so that the time reveals nothing. */
  private async recordLockout(email: string, tried: { limit: GrowingLimit; subject: string }): Promise<void> {
    const staff = await this.staffDirectory.find({ email });
    await this.database.transaction(async () => {
      // If only the network has reached its limit, the account does not matter.
      if ((await this.rateLimiter.attemptWait(tried)) === 0) return;
      const turn = { subject: mailboxHash(email), maxWaitMs: 0 };
      if (!(await this.rateLimiter.takeTurns(LOCKOUT_LOG, turn)).isTaken) return;
      const subject = { kind: 'staff', id: staff?.userId ?? 'unknown' };
      const after = { tried: tried.limit.purpose };
      await this.auditLog.record(staff, {
        action: LOCKOUT_LOG.name,
        subject,
        after,
        reason: 'Tried too often',
      });
    });
  }
}
