import { Injectable } from '@nestjs/common';

import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import type { GrowingLimit } from '../../platform/rate-limits/rate-limit-rules.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { KnownDevices } from './known-devices.js';
import { StaffDirectory } from './staff-directory.js';

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

const NOTED = `SELECT 1 FROM audit_log WHERE subject_kind = 'staff' AND subject_id = $1 AND action = $2
  AND at > now() - interval '1 hour' LIMIT 1`;

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
    const tries = device
      ? [{ limit: limits.account, subject: `${email} ${device}` }]
      : [
          { limit: limits.account, subject: email },
          { limit: limits.source, address },
        ];
    try {
      return await this.rateLimiter.takeTries('ACCESS.TOO_MANY_TRIES', tries);
    } catch (error) {
      if (error instanceof TooManyAttempts) await this.note(email, limits.account.purpose);
      throw error;
    }
  }

  private async note(email: string, purpose: string): Promise<void> {
    const staff = await this.staffDirectory.find({ email });
    if (!staff) return;
    const { userId: id } = staff;
    await this.database.transaction(async () => {
      await this.database.lock(`${LOCKED_OUT}:${id}`);
      const noted = await this.database.manager.query<unknown[]>(NOTED, [id, LOCKED_OUT]);
      if (noted.length > 0) return;
      const entry = { action: LOCKED_OUT, subject: { kind: 'staff', id }, after: { tried: purpose } };
      await this.auditLog.record(staff, { ...entry, reason: 'Tried too often' });
    });
  }
}
