import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { wrongPassword } from '../passwords/staff-passwords.js';
import { SecondFactors, wrongCode } from '../second-factor/second-factors.js';
import { SignInAttempts } from '../sign-in/sign-in-attempts.js';
import { proofLimits } from '../sign-in/sign-in-limits.js';
import { StaffDirectory } from '../sign-in/staff-directory.js';

interface PasswordProof {
  password: string;
  /** Of the app, or a recovery code. */
  code: string | undefined;
  /** Where it comes from in the network. */
  address: string;
}

/**
 * Who one is, once more, before it is changed how one proves it: a screen that was left open is not enough, nor is a password
 * where the account has a second step.
 */
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
  ) {}

  /**
   * By the password, and the second step where there is one.
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
    if (!(await this.passwords.verify(known?.passwordHash, password))) throw wrongPassword();
    return this.database.transaction(async () => {
      if ((await this.secondFactors.stepsOf(userId)).length > 0) {
        if (!code) throw noCode();
        if (!(await this.secondFactors.useCode(staff, code))) throw wrongCode();
      }
      await provedRight();
      return this.sessions.rotate(id);
    });
  }

  /**
   * By a passkey, which is both steps in one.
   * @returns the session's new token
   * @throws DomainError for an answer of no passkey of theirs
   */
  byPasskey(staff: Staff, { id }: Session, credential: Record<string, unknown>): Promise<string | undefined> {
    return this.database.transaction(async () => {
      if (!(await this.passkeys.prove(staff, credential))) throw notTheirs();
      return this.sessions.rotate(id);
    });
  }
}

const sentence = 'Please enter the code of your app as well, or a recovery code.';

const noCode = () =>
  new DomainError('unprocessable', 'ACCESS.CODE_NEEDED', sentence, [{ field: 'code', message: sentence }]);

const notTheirs = () =>
  new DomainError(
    'unprocessable',
    'ACCESS.UNKNOWN_PASSKEY',
    'This passkey could not be checked. Please try again, or enter your password and a code.',
  );
