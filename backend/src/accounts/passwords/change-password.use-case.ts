import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { proofLimits } from '../sign-in/sign-in-limits.js';
import { TakeTry } from '../sign-in/take-try.use-case.js';
import { SetPassword } from './set-password.use-case.js';
import { wrongPassword } from './wrong-password.js';

export interface PasswordWish {
  oldPassword: string;
  newPassword: string;
  /** Where it comes from in the network. */
  address: string;
}

/** Changes one's own password; the session in which it is done goes on under a new token, all others end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly findStaff: FindStaff,
    private readonly passwords: Passwords,
    private readonly takeTry: TakeTry,
    private readonly setPassword: SetPassword,
    private readonly sessions: Sessions,
  ) {}

  /**
   * @returns the session's new token
   * @throws DomainError where the old password is not right; TooManyTries
   */
  async execute(staff: Staff, session: Session, wish: PasswordWish): Promise<string | undefined> {
    const { userId, email } = staff;
    const { oldPassword, newPassword: password, address } = wish;
    const provedRight = await this.takeTry.execute({ limits: proofLimits, email, address });
    const known = await this.findStaff.execute({ userId });
    if (!(await this.passwords.verify(known?.passwordHash, oldPassword))) throw wrongPassword('oldPassword');
    return this.database.transaction(async () => {
      await this.setPassword.execute(staff, { password, stays: session.id, reason: 'In the account' });
      await provedRight();
      return this.sessions.rotate(session.id);
    });
  }
}
