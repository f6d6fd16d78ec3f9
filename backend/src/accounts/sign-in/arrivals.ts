import { Injectable } from '@nestjs/common';

import type { FoundSession } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import type { SecondStepKind } from '../second-factor/second-factors.js';
import { KnownDevices } from '../sign-in-protection/known-devices.js';

/** Where a sign-in comes from. */
export interface Newcomer {
  /** In the network. */
  address: string;
  /** As the browser names itself. */
  userAgent: string | undefined;
  /** Of the session that the browser has had until now, which ends. */
  oldToken: string | undefined;
}

/** Somebody who is signed in from now on. */
export interface SignedIn extends FoundSession {
  /** Of the new session. */
  token: string;
  /** By which the browser is known from now on. */
  deviceToken: string;
}

/** What has proved, or was to prove, who somebody is. */
type Factor = 'password' | SecondStepKind | 'passkey' | 'invitation' | 'first-owner-link';

/**
 * Lets in whoever has proved who they are, and keeps in the audit log who came, by what and from where, and who came in
 * vain. Of where, it keeps a fingerprint that only this site can make.
 */
@Injectable()
export class Arrivals {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly rateLimiter: RateLimiter,
    private readonly knownDevices: KnownDevices,
  ) {}

  /** Begins a session, in the transaction that has found the proof good. */
  async welcome(staff: Staff, factor: Factor, { address, userAgent, oldToken }: Newcomer): Promise<SignedIn> {
    await this.sessions.end(oldToken);
    await this.auditLog.record(staff, {
      action: 'staff.signed-in',
      subject: { kind: 'staff', id: staff.userId },
      after: { factor, source: await this.rateLimiter.fingerprint(address) },
    });
    const token = await this.sessions.open(staff.userId, userAgent);
    const found = await this.sessions.find(token);
    if (!found) throw new Error('A session was not kept.');
    return { ...found, token, deviceToken: await this.knownDevices.issue(staff.email) };
  }

  /**
   * Notes a proof that was not good, outside of the transaction that it failed in.
   * @param userId of the account that was tried; undefined where there is none, which takes as long
   */
  async turnAway(userId: string | undefined, factor: Factor, address: string): Promise<void> {
    const after = { factor, source: await this.rateLimiter.fingerprint(address) };
    const subject = { kind: 'staff', id: userId ?? 'unknown' };
    await this.database.transaction(() =>
      this.auditLog.record(undefined, { action: 'staff.sign-in-failed', subject, after }),
    );
  }
}
