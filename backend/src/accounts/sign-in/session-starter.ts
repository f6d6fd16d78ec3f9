import { Injectable } from '@nestjs/common';

import type { FoundSession } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import type { SecondStepKind } from '../second-factor/second-factors.js';
import { KnownDevices } from '../sign-in-protection/known-devices.js';

export interface SignInOrigin {
  address: string;
  userAgent: string | undefined;
  /** Token of the browser's earlier session, which ends. */
  oldToken: string | undefined;
}

export interface SignedIn extends FoundSession {
  token: string;
  deviceToken: string;
}

type Factor = 'password' | SecondStepKind | 'passkey' | 'invitation' | 'first-owner-link';

/** Starts sessions, and records sign-ins with factor and source; the source is a keyed fingerprint. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly rateLimiter: RateLimiter,
    private readonly knownDevices: KnownDevices,
  ) {}

  async start(
    staff: Staff,
    factor: Factor,
    { address, userAgent, oldToken }: SignInOrigin,
  ): Promise<SignedIn> {
    await this.sessions.end(oldToken);
    await this.auditLog.record(staff, {
      action: 'staff.signed-in',
      subject: { kind: 'staff', id: staff.userId },
      after: { factor, source: await this.rateLimiter.fingerprint(address) },
    });
    const token = await this.sessions.open(staff.userId, userAgent);
    const found = await this.sessions.find(token);
    if (!found) throw new Error('session was not stored');
    return { ...found, token, deviceToken: await this.knownDevices.issue(staff.email) };
  }

  /**
   * Records a failed sign-in; call it outside the failed transaction.
   * @param userId undefined for an unknown account, which takes as long
   */
  async recordFailure(userId: string | undefined, factor: Factor, address: string): Promise<void> {
    const after = { factor, source: await this.rateLimiter.fingerprint(address) };
    const subject = { kind: 'staff', id: userId ?? 'unknown' };
    await this.database.transaction(() =>
      this.auditLog.record(undefined, { action: 'staff.sign-in-failed', subject, after }),
    );
  }
}
