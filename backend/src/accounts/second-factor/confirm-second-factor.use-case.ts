import { Injectable } from '@nestjs/common';

import { OneTimeCodes } from '../../platform/access/one-time-codes.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SealedSecrets } from '../../platform/signed-links/sealed-secrets.js';
import { TellAccountChange } from '../emails/tell-account-change.use-case.js';
import { MakeRecoveryCodes } from './make-recovery-codes.use-case.js';
import { SECOND_FACTOR } from './second-factor-purpose.js';
import { plainCode } from './second-step-codes.js';
import { wrongCode } from './wrong-code.js';

export interface TurnedOn {
  recoveryCodes: string[];
  /** Of the session from now on. */
  token: string | undefined;
}

const FIND = `SELECT sealed_secret AS "sealed" FROM second_factors
  WHERE user_id = $1 AND turned_on_at IS NULL FOR UPDATE`;
const TURN_ON = 'UPDATE second_factors SET turned_on_at = now(), last_step = $2 WHERE user_id = $1';

/**
 * Turns the second step on for whoever shows that her app knows the secret. Her other sessions, for which a password was
 * enough, end.
 * @throws DomainError where none was begun, and for a wrong code
 */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly secrets: SealedSecrets,
    private readonly makeRecoveryCodes: MakeRecoveryCodes,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly tell: TellAccountChange,
  ) {}

  execute(staff: Staff, session: Session, code: string): Promise<TurnedOn> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const [begun] = await manager.query<{ sealed: string }[]>(FIND, [userId]);
      if (!begun) throw notBegun();
      const secret = await this.secrets.open(SECOND_FACTOR, userId, begun.sealed);
      const step = this.codes.stepOf(secret, plainCode(code));
      if (step === undefined) throw wrongCode();
      await manager.query(TURN_ON, [userId, step]);
      const recoveryCodes = await this.makeRecoveryCodes.execute(userId);
      await this.sessions.endAll(userId, session.id);
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.second-factor-turned-on', subject });
      await this.tell.execute(staff, 'second-factor-on');
      return { recoveryCodes, token: await this.sessions.rotate(session.id) };
    });
  }
}

const notBegun = () =>
  new DomainError(
    'conflict',
    'ACCESS.SECOND_FACTOR_NOT_BEGUN',
    'There is nothing to confirm here: your second step is on already, or was not begun. Please open the page again.',
  );
