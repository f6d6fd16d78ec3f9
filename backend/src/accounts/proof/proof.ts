import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { wrongPassword } from '../passwords/staff-passwords.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SignInAttempts } from '../sign-in-protection/sign-in-attempts.js';
import { proofLimits } from '../sign-in-protection/sign-in-limits.js';
import { StaffDirectory } from '../staff/staff-directory.js';

interface PasswordProof {
  password: string;
  code: string | undefined;
  address: string;
}

interface PasskeyProof {
  credential: Record<string, unknown>;
  address: string;
}

/** Proves identity again before a change to the sign-in methods: an unlocked screen is not enough. */
@Injectable()
export class Proof {
  constructor(
    private readonly database: Database,
    private readonly staffDirectory: StaffDirectory,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly signInAttempts: SignInAttempts,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /**
   * With the second step if the account has one.
   * @returns the session's new token
   * @throws DomainError for a wrong password or code; TooManyAttempts
   */
  async byPassword(
    staff: Staff,
    { id }: Session,
    { password, code, address }: PasswordProof,
  ): Promise<string | undefined> {
    const { userId, email } = staff;
    const provedRight = await this.signInAttempts.take({ limits: proofLimits, email, address });
    const known = await this.staffDirectory.find({ userId });
    if (!(await this.passwords.verify(known?.passwordHash, password))) {
      await this.recordFailure(staff, 'password', address);
      throw wrongPassword();
    }
    const proved = await this.database.transaction(async () => {
      if ((await this.secondFactors.stepsOf(userId)).length > 0) {
        if (!code) throw noCode();
        if (!(await this.secondFactors.useCode(staff, code))) return undefined;
      }
      await provedRight();
      return { token: await this.sessions.rotate(id) };
    });
    if (proved) return proved.token;
    await this.recordFailure(staff, 'code', address);
    throw await this.secondFactors.rejectionOf(userId, code);
  }

  /**
   * A passkey counts as both steps.
   * @returns the session's new token
   * @throws DomainError for a passkey that is not the user's
   */
  async byPasskey(
    staff: Staff,
    { id }: Session,
    { credential, address }: PasskeyProof,
  ): Promise<string | undefined> {
    const proved = await this.database.transaction(async () => {
      if (!(await this.passkeys.prove(staff, credential))) return undefined;
      return { token: await this.sessions.rotate(id) };
    });
    if (proved) return proved.token;
    await this.recordFailure(staff, 'passkey', address);
    throw unknownPasskey();
  }

  /** Call it outside the failed transaction. */
  private async recordFailure(staff: Staff, factor: string, address: string): Promise<void> {
    const after = { factor, source: await this.rateLimiter.fingerprint(address) };
    const subject = { kind: 'staff', id: staff.userId };
    await this.database.transaction(() =>
      this.auditLog.record(staff, { action: 'staff.proof-failed', subject, after }),
    );
  }
}

const sentence = 'Please enter the code from your app as well, or a recovery code.';

const noCode = () =>
  new DomainError('unprocessable', 'ACCESS.CODE_NEEDED', sentence, [{ field: 'code', message: sentence }]);

const unknownPasskey = () =>
  new DomainError(
    'unprocessable',
    'ACCESS.UNKNOWN_PASSKEY',
    'We couldn’t check this passkey. Please try again, or enter your password and a code.',
  );
