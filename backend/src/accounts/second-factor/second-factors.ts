import { site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SealedSecrets } from '../../platform/signed-links/sealed-secrets.js';
import { wrongPassword } from '../passwords/staff-passwords.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';
import { SignInAttempts } from '../sign-in-protection/sign-in-attempts.js';
import { secondStepLimits } from '../sign-in-protection/sign-in-limits.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { OneTimeCodes } from './one-time-codes.js';
import { RecoveryCodes } from './recovery-codes.js';
import { isOneTimeCode, isRecoveryCode, plainCode, SECOND_FACTOR } from './second-factor-rules.js';
import {
  deleteApp,
  findApp,
  findSecondSteps,
  insertUnconfirmedApp,
  lockUnconfirmedApp,
  type SecondStep,
  turnOnApp,
  useTimeStep,
} from './second-factor.queries.js';

interface OfferedSecret {
  /** In base32, to type instead of scanning. */
  secret: string;
  uri: string;
}

export interface TurnedOn {
  /** Shown once; empty if the account has codes already. */
  recoveryCodes: string[];
  /** New token of the session; undefined if it is unchanged. */
  token: string | undefined;
}

export type SecondStepKind = 'code' | 'recovery-code';

interface TurnOffInput {
  password: string;
  code: string;
  address: string;
}

/** Second step of signing in: an authenticator app or a passkey, with recovery codes as fallback. */
@Injectable()
export class SecondFactors {
  private readonly logger = new Logger('Accounts');

  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly secrets: SealedSecrets,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly securityNotifications: SecurityNotifications,
    private readonly staffDirectory: StaffDirectory,
    private readonly passwords: Passwords,
    private readonly signInAttempts: SignInAttempts,
  ) {}

  /** Second steps of the account. With any of them, the password alone does not sign in. */
  stepsOf(userId: string): Promise<SecondStep[]> {
    return findSecondSteps(this.database.manager, userId);
  }

  /**
   * Creates a secret for an authenticator app, which is off until a code is confirmed.
   * @throws DomainError if the app is on already
   */
  async begin({ userId, email }: Staff): Promise<OfferedSecret> {
    const secret = this.codes.createSecret();
    const sealed = await this.secrets.seal(SECOND_FACTOR, userId, secret);
    if (!(await insertUnconfirmedApp(this.database.manager, userId, sealed))) {
      throw new DomainError(
        'conflict',
        'ACCESS.SECOND_FACTOR_IS_ON',
        'You’ve already set up two-step verification. To use another app, turn it off first.',
      );
    }
    return { secret, uri: this.codes.uriOf(secret, site.name, email) };
  }

  /**
   * Turns the app on after a valid code.
   * @throws DomainError if setup was not started, and for a wrong code
   */
  confirm(staff: Staff, session: Session, code: string): Promise<TurnedOn> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.lock(userId);
      const sealed = await lockUnconfirmedApp(manager, userId);
      if (!sealed) throw notStarted();
      const step = await this.timeStepOf(userId, sealed, plainCode(code));
      if (step === undefined) throw wrongCode();
      await turnOnApp(manager, userId, step);
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.second-factor-turned-on', subject });
      await this.securityNotifications.enqueue(staff, 'second-factor-on');
      return this.startRequiring(userId, session);
    });
  }

  /** Serializes changes to an account, in the open transaction. */
  lock(userId: string): Promise<void> {
    return this.database.lock(`second-step:${userId}`);
  }

  /**
   * Requires the second step from now on: creates recovery codes and ends the other sessions. Runs in the open
   * transaction.
   */
  async startRequiring(userId: string, { id }: Session): Promise<TurnedOn> {
    const recoveryCodes = await this.recoveryCodes.create(userId);
    await this.sessions.endAll(userId, id);
    return { recoveryCodes, token: await this.sessions.rotate(id) };
  }

  /**
   * Uses up an app or recovery code, in the transaction of the action that it allows.
   * @param typed as typed
   * @returns undefined for a wrong or used code
   */
  async useCode(staff: Staff, typed: string): Promise<SecondStepKind | undefined> {
    const code = plainCode(typed);
    if (isOneTimeCode(code)) return (await this.useOneTimeCode(staff.userId, code)) ? 'code' : undefined;
    if (!isRecoveryCode(code)) return undefined;
    return (await this.recoveryCodes.use(staff, code)) ? 'recovery-code' : undefined;
  }

  private async useOneTimeCode(userId: string, code: string): Promise<boolean> {
    const { manager } = this.database;
    const sealed = await findApp(manager, userId);
    if (!sealed) return false;
    const step = await this.timeStepOf(userId, sealed, code);
    return step !== undefined && useTimeStep(manager, userId, step);
  }

  /** Error for a rejected code; explains a lost encryption key, with which no code can work. */
  async rejectionOf(userId: string, typed = ''): Promise<DomainError> {
    if (!isOneTimeCode(plainCode(typed))) return wrongCode();
    const sealed = await findApp(this.database.manager, userId);
    return sealed && (await this.secretOf(userId, sealed)) === undefined ? appUnreadable() : wrongCode();
  }

  private async timeStepOf(userId: string, sealed: string, code: string): Promise<number | undefined> {
    const secret = await this.secretOf(userId, sealed);
    return secret === undefined ? undefined : this.codes.stepOf(secret, code);
  }

  /** @returns undefined if the encryption key is lost */
  private async secretOf(userId: string, sealed: string): Promise<string | undefined> {
    try {
      return await this.secrets.open(SECOND_FACTOR, userId, sealed);
    } catch (error) {
      this.logger.error(new Error('authenticator app secret cannot be decrypted', { cause: error }));
      return undefined;
    }
  }

  /**
   * Replaces the recovery codes.
   * @throws DomainError if the account has no second step
   */
  renewRecoveryCodes(staff: Staff): Promise<string[]> {
    const { userId: id } = staff;
    return this.database.transaction(async () => {
      await this.lock(id);
      if ((await this.stepsOf(id)).length === 0)
        throw new DomainError(
          'conflict',
          'ACCESS.SECOND_FACTOR_IS_OFF',
          'You haven’t set up two-step verification yet.',
        );
      const subject = { kind: 'staff', id };
      await this.auditLog.record(staff, { action: 'staff.recovery-codes-made', subject });
      return this.recoveryCodes.create(id);
    });
  }

  /**
   * Turns the app off. Requires both steps. If the site requires a second step, the user must set up another.
   * @throws DomainError for a wrong password or code; TooManyAttempts
   */
  async turnOff(staff: Staff, { password, code, address }: TurnOffInput): Promise<void> {
    const { userId, email } = staff;
    const provedRight = await this.signInAttempts.take({ limits: secondStepLimits, email, address });
    const known = await this.staffDirectory.find({ userId });
    if (!(await this.passwords.verify(known?.passwordHash, password))) throw wrongPassword();
    await this.database.transaction(async () => {
      await this.lock(userId);
      if (!(await this.useCode(staff, code))) throw await this.rejectionOf(userId, code);
      await deleteApp(this.database.manager, userId);
      await this.recoveryCodes.deleteUnneeded(userId);
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.second-factor-turned-off', subject });
      await this.securityNotifications.enqueue(staff, 'second-factor-off');
      await provedRight();
    });
  }
}

const notStarted = () =>
  new DomainError(
    'conflict',
    'ACCESS.SECOND_FACTOR_NOT_BEGUN',
    'There’s nothing to confirm: two-step verification is already on, or you haven’t started setting it up. Please reload the page.',
  );

/** Names the field, so that the form shows the error beside it. */
const refusedCode = (code: string, message: string) =>
  new DomainError('unprocessable', code, message, [{ field: 'code', message }]);

const wrongCode = () =>
  refusedCode(
    'ACCESS.WRONG_CODE',
    'This code isn’t right or has already been used. Your app shows a new one every 30 seconds.',
  );

const appUnreadable = () =>
  refusedCode(
    'ACCESS.APP_UNREADABLE',
    'This site has lost the key to your app’s codes. Please use a recovery code or a passkey, then set up your app again.',
  );
