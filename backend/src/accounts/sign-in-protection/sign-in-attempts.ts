import { Injectable } from '@nestjs/common';

import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import type { GrowingLimit } from '../../platform/rate-limits/rate-limit-rules.js';
import { mailboxHash, RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { KnownDevices } from './known-devices.js';
import { StaffDirectory } from '../staff/staff-directory.js';

export interface SignInAttempt {
  limits: { account: GrowingLimit; source: GrowingLimit };
  /** Of the account that is tried, in lower case, whether or not there is one. */
  email: string;
  /** Where it comes from in the network. */
  address: string;
  /** Of the browser, where it says that somebody has signed in there before. */
  deviceToken?: string | undefined;
}

const LOCKED_OUT = 'staff.locked-out';

const ONCE_AN_HOUR = { name: LOCKED_OUT, everyMs: 60 * 60_000 };

/** Counts tries to prove who one is. */
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
   * Counts a try to prove who one is: of a browser in which they have signed in before by itself, of all others by account
   * and by where it comes from. Outside a transaction: a try counts whatever becomes of it. That an account has come to a
   * pause is noted, at most once an hour.
   * @returns what to call in the transaction of whatever the try has opened: it was no guess
   * @throws TooManyAttempts before the next may be made
   */
  async take({ limits, email, address, deviceToken }: SignInAttempt): Promise<() => Promise<void>> {
    const device = await this.knownDevices.find(email, deviceToken);
    const tried = { limit: limits.account, subject: device ? `${email} ${device}` : email };
    const tries = device ? [tried] : [tried, { limit: limits.source, address }];
    try {
      return await this.rateLimiter.takeTries('ACCESS.TOO_MANY_TRIES', tries);
    } catch (error) {
      if (error instanceof TooManyAttempts) await this.note(email, tried);
      throw error;
    }
  }

  /** The same statements whether or not there is such an account: how long a refusal takes does not tell. */
  private async note(email: string, tried: { limit: GrowingLimit; subject: string }): Promise<void> {
    const staff = await this.staffDirectory.find({ email });
    await this.database.transaction(async () => {
      // Where its network alone has tried too often, whose account it was is no matter.
      if ((await this.rateLimiter.waitOf(tried)) === 0) return;
      const turn = { subject: mailboxHash(email), longestWaitMs: 0 };
      if (!(await this.rateLimiter.takeTurns(ONCE_AN_HOUR, turn)).isTaken) return;
      const subject = { kind: 'staff', id: staff?.userId ?? 'unknown' };
      const after = { tried: tried.limit.purpose };
      await this.auditLog.record(staff, { action: LOCKED_OUT, subject, after, reason: 'Tried too often' });
    });
  }
}
