import { Injectable } from '@nestjs/common';

import { PendingSignIns } from '../../platform/access/pending-sign-ins.js';
import { Sessions } from '../../platform/access/sessions.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { secondStepLimits } from '../sign-in/sign-in-limits.js';
import type { Newcomer, SignedIn } from '../sign-in/sign-in.use-case.js';
import { TakeTry } from '../sign-in/take-try.use-case.js';
import { CheckSecondFactor } from './check-second-factor.use-case.js';
import { wrongCode } from './wrong-code.js';

export interface SecondStepWish extends Newcomer {
  /** Of the app, or a recovery code. */
  code: string;
  pendingToken: string | undefined;
}

/**
 * Begins the session of whoever has given the password before, and now the code.
 * @throws DomainError unauthorized when the time between the two is over; unprocessable for a wrong code; TooManyTries
 */
@Injectable()
export class TakeSecondStep {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingSignIns,
    private readonly findStaff: FindStaff,
    private readonly takeTry: TakeTry,
    private readonly check: CheckSecondFactor,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
  ) {}

  async execute({ code, address, userAgent, oldToken, pendingToken }: SecondStepWish): Promise<SignedIn> {
    const userId = await this.pending.find(pendingToken);
    const known = userId === undefined ? undefined : await this.findStaff.execute({ userId });
    if (!known) throw beginAgain();
    const { passwordHash: _kept, ...staff } = known;
    const provedRight = await this.takeTry.execute({ limits: secondStepLimits, email: staff.email, address });
    return this.database.transaction(async () => {
      const kind = await this.check.execute(staff.userId, code);
      if (!kind) throw wrongCode();
      if (!(await this.pending.end(pendingToken))) throw beginAgain();
      if (kind === 'recovery-code') {
        const subject = { kind: 'staff', id: staff.userId };
        await this.auditLog.record(staff, { action: 'staff.recovery-code-used', subject });
      }
      await provedRight();
      await this.sessions.end(oldToken);
      return { staff, token: await this.sessions.open(staff.userId, userAgent) };
    });
  }
}

const beginAgain = () =>
  new DomainError(
    'unauthorized',
    'ACCESS.SIGN_IN_OVER',
    'This took too long. Please begin again with your password.',
  );
