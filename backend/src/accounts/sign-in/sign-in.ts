import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { permissionsOf } from '../../platform/access/permissions.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SecondFactors, wrongCode } from '../second-factor/second-factors.js';
import { Arrivals, type Newcomer, type SignedIn } from './arrivals.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SignInAttempts } from './sign-in-attempts.js';
import type { HeldTokens } from './sign-in-cookies.js';
import { secondStepLimits, signInLimits } from './sign-in-limits.js';
import type { SessionDto } from './sign-in.dto.js';
import { StaffDirectory } from './staff-directory.js';

export interface SignInInput extends Newcomer {
  email: string;
  password: string;
  deviceToken: string | undefined;
}

/** The password was right, and is not enough. */
export interface SecondStepOwed {
  /** Of what opens the second step and nothing else. */
  pendingToken: string;
}

const HAS_SECOND_FACTOR = 'SELECT 1 FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL';

export interface SecondStepInput extends Newcomer {
  /** Of the app, or a recovery code. */
  code: string;
  pendingToken: string | undefined;
  deviceToken: string | undefined;
}

const MUST_SET_UP = `SELECT 1 FROM staff_rules WHERE requires_second_factor AND NOT EXISTS
  (SELECT 1 FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL)`;

/** Begins and ends the sessions of whoever works here. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly staffDirectory: StaffDirectory,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly pending: PendingSignIns,
    private readonly signInAttempts: SignInAttempts,
    private readonly secondFactors: SecondFactors,
    private readonly auditLog: AuditLog,
    private readonly arrivals: Arrivals,
  ) {}

  /**
   * Begins a session for whoever knows an account's password, or its second step where the account has one. What is
   * answered, and how long it takes, does not tell whether there is such an account.
   * @throws DomainError unauthorized; TooManyAttempts before the next may be made
   */
  async withPassword({ password, ...input }: SignInInput): Promise<SignedIn | SecondStepOwed> {
    const { address, deviceToken } = input;
    const email = input.email.toLowerCase();
    const provedRight = await this.signInAttempts.take({
      limits: signInLimits,
      email,
      address,
      deviceToken,
    });
    const known = await this.staffDirectory.find({ email });
    const isRight = await this.passwords.verify(known?.passwordHash, password);
    if (!known || !isRight) {
      await this.arrivals.turnAway(known?.userId, 'password', address);
      throw new DomainError(
        'unauthorized',
        'ACCESS.WRONG_PASSWORD',
        'The email address or the password is not right.',
      );
    }
    const { passwordHash: _kept, ...staff } = known;
    return this.database.transaction(async () => {
      await provedRight();
      if (await this.owesSecondStep(staff)) return { pendingToken: await this.pending.open(staff.userId) };
      return this.arrivals.welcome(staff, 'password', input);
    });
  }

  private async owesSecondStep({ userId }: Staff): Promise<boolean> {
    return (await this.database.manager.query<unknown[]>(HAS_SECOND_FACTOR, [userId])).length > 0;
  }

  /**
   * Begins the session of whoever has given the password before, and now the code.
   * @throws DomainError unauthorized when the time between the two is over; unprocessable for a wrong code; TooManyAttempts
   */
  async withSecondStep({ code, pendingToken, deviceToken, ...newcomer }: SecondStepInput): Promise<SignedIn> {
    const { address } = newcomer;
    const userId = await this.pending.find(pendingToken);
    const known = userId === undefined ? undefined : await this.staffDirectory.find({ userId });
    if (!known) throw beginAgain();
    const { passwordHash: _kept, ...staff } = known;
    const provedRight = await this.signInAttempts.take({
      limits: secondStepLimits,
      email: staff.email,
      address,
      deviceToken,
    });
    const signedIn = await this.database.transaction(async () => {
      const kind = await this.secondFactors.useCode(staff.userId, code);
      if (!kind) return undefined;
      if (!(await this.pending.end(pendingToken))) throw beginAgain();
      if (kind === 'recovery-code') {
        const subject = { kind: 'staff', id: staff.userId };
        await this.auditLog.record(staff, { action: 'staff.recovery-code-used', subject });
      }
      await provedRight();
      return this.arrivals.welcome(staff, kind, newcomer);
    });
    if (signedIn) return signedIn;
    await this.arrivals.turnAway(staff.userId, 'code', address);
    throw wrongCode();
  }

  /** Ends a browser's session, and a sign-in that was begun in it; to end what is ended already is no mistake. */
  async signOut({ oldToken, pendingToken }: HeldTokens): Promise<void> {
    await this.pending.end(pendingToken);
    await this.sessions.end(oldToken);
  }

  /**
   * Who is signed in, as the dashboard is told, and what it has to ask for next.
   * @param pendingToken of a sign-in that may owe its second step
   */
  async describe(staff: Staff | undefined, pendingToken?: string): Promise<SessionDto> {
    if (!staff) {
      const isPending = (await this.pending.find(pendingToken)) !== undefined;
      return { signedIn: false, staff: null, next: isPending ? 'second-step' : null };
    }
    const { userId, name, email, role } = staff;
    const mustSetUp = (await this.database.manager.query<unknown[]>(MUST_SET_UP, [userId])).length > 0;
    return {
      signedIn: true,
      staff: { name, email, role, may: permissionsOf(role) },
      next: mustSetUp ? 'set-up' : null,
    };
  }
}

const beginAgain = () =>
  new DomainError(
    'unauthorized',
    'ACCESS.SIGN_IN_OVER',
    'This took too long. Please begin again with your password.',
  );
