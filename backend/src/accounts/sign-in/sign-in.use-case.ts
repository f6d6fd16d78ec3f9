import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { PendingSignIns } from '../../platform/access/pending-sign-ins.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { FindStaff } from './find-staff.query.js';
import { signInLimits } from './sign-in-limits.js';
import { TakeTry } from './take-try.use-case.js';

/** Where a sign-in comes from. */
export interface Newcomer {
  /** In the network. */
  address: string;
  /** As the browser names itself. */
  userAgent: string | undefined;
  /** Of the session that the browser has had until now, which ends. */
  oldToken: string | undefined;
}

export interface SignInWish extends Newcomer {
  email: string;
  password: string;
}

/** Somebody who is signed in from now on. */
export interface SignedIn {
  staff: Staff;
  /** Of the new session. */
  token: string;
}

/** The password was right, and is not enough. */
export interface SecondStepOwed {
  /** Of what opens the second step and nothing else. */
  pendingToken: string;
}

const HAS_SECOND_FACTOR = 'SELECT 1 FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL';

/**
 * Begins a session for whoever knows an account's password, or its second step where the account has one. What is
 * answered, and how long it takes, does not tell whether there is such an account.
 * @throws DomainError unauthorized; TooManyTries before the next may be made
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly findStaff: FindStaff,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly pending: PendingSignIns,
    private readonly takeTry: TakeTry,
  ) {}

  async execute({
    password,
    address,
    userAgent,
    oldToken,
    ...wish
  }: SignInWish): Promise<SignedIn | SecondStepOwed> {
    const email = wish.email.toLowerCase();
    const provedRight = await this.takeTry.execute({ limits: signInLimits, email, address });
    const known = await this.findStaff.execute({ email });
    const isRight = await this.passwords.verify(known?.passwordHash, password);
    if (!known || !isRight) {
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
      await this.sessions.end(oldToken);
      return { staff, token: await this.sessions.open(staff.userId, userAgent) };
    });
  }

  private async owesSecondStep({ userId }: Staff): Promise<boolean> {
    return (await this.database.manager.query<unknown[]>(HAS_SECOND_FACTOR, [userId])).length > 0;
  }
}
