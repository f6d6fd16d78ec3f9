import { Injectable } from '@nestjs/common';

import { networkSource } from '../../platform/access/network-source.js';
import { Passwords } from '../../platform/access/passwords.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { Tries } from '../../platform/access/tries.js';
import { Database } from '../../platform/database/database.js';
import { DomainError, TooManyTries } from '../../platform/http/domain-error.js';
import { FindStaff } from './find-staff.query.js';
import { signInLimits } from './sign-in-limits.js';

export interface SignInWish {
  email: string;
  password: string;
  /** Where it comes from in the network. */
  address: string;
  /** Of the session that the browser has had until now, which ends. */
  oldToken: string | undefined;
}

/** Somebody who is signed in from now on. */
export interface SignedIn {
  staff: Staff;
  /** Of the new session. */
  token: string;
}

/**
 * Begins a session for whoever knows an account's password. What is answered, and how long it takes, does not tell
 * whether there is such an account.
 * @throws DomainError unauthorized; TooManyTries before the next may be made
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly findStaff: FindStaff,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly tries: Tries,
  ) {}

  async execute({ password, address, oldToken, ...wish }: SignInWish): Promise<SignedIn> {
    const email = wish.email.toLowerCase();
    const ofAccount = { limit: signInLimits.account, subject: email };
    const ofSource = { limit: signInLimits.source, subject: networkSource(address) };
    const waitMs = await this.tries.take([ofAccount, ofSource]);
    if (waitMs > 0) throw new TooManyTries('ACCESS.TOO_MANY_TRIES', waitMs);
    const known = await this.findStaff.execute(email);
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
      await this.tries.forget(ofAccount);
      await this.tries.takeBack(ofSource);
      await this.sessions.end(oldToken);
      return { staff, token: await this.sessions.open(staff.userId) };
    });
  }
}
