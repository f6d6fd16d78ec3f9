import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { proofLimits } from '../sign-in/sign-in-limits.js';
import { TakeTry } from '../sign-in/take-try.use-case.js';
import { wrongPassword } from './wrong-password.js';

/** The password once more, before it is changed how somebody proves who she is: a desk that was left open is not enough. */
@Injectable()
export class Prove {
  constructor(
    private readonly database: Database,
    private readonly findStaff: FindStaff,
    private readonly passwords: Passwords,
    private readonly takeTry: TakeTry,
    private readonly sessions: Sessions,
  ) {}

  /**
   * @param address where it comes from in the network
   * @returns the session's new token
   * @throws DomainError for a wrong password; TooManyTries
   */
  async execute(
    { userId, email }: Staff,
    session: Session,
    { password, address }: { password: string; address: string },
  ): Promise<string | undefined> {
    const provedRight = await this.takeTry.execute({ limits: proofLimits, email, address });
    const known = await this.findStaff.execute({ userId });
    if (!(await this.passwords.verify(known?.passwordHash, password))) throw wrongPassword();
    return this.database.transaction(async () => {
      await provedRight();
      return this.sessions.rotate(session.id);
    });
  }
}
