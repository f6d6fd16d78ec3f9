import { artwork, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { permissionsOf } from '../../platform/access/permissions.js';
import type { FoundSession } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SessionStarter, type SignedIn, type SignInOrigin } from './session-starter.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SignInAttempts } from '../sign-in-protection/sign-in-attempts.js';
import type { BrowserTokens } from '../sign-in-protection/sign-in-cookies.js';
import { secondStepLimits, signInLimits } from '../sign-in-protection/sign-in-limits.js';
import type { SessionDto } from './sign-in.dto.js';
import { StaffDirectory } from '../staff/staff-directory.js';

export interface SignInInput extends SignInOrigin {
  email: string;
  password: string;
  deviceToken: string | undefined;
}

/** Result of a right password if the account has a second step. */
export interface SecondStepRequired {
  /** Allows only the second step. */
  pendingToken: string;
}

export interface SecondStepInput extends SignInOrigin {
  code: string;
  pendingToken: string | undefined;
  deviceToken: string | undefined;
}

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
    private readonly sessionStarter: SessionStarter,
  ) {}

  /**
   * Starts a session for a right password, or the second step if the account has one. Neither the response
   * nor its time reveals whether the account exists.
   * @throws DomainError unauthorized; TooManyAttempts before the next attempt is allowed
   */
  async withPassword({ password, ...input }: SignInInput): Promise<SignedIn | SecondStepRequired> {
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
      await this.sessionStarter.recordFailure(known?.userId, 'password', address);
      throw new DomainError(
        'unauthorized',
        'ACCESS.WRONG_PASSWORD',
        'The email address or password isn’t right.',
      );
    }
    const { passwordHash: _kept, ...staff } = known;
    return this.database.transaction(async () => {
      await provedRight();
      const { userId } = staff;
      if ((await this.secondFactors.stepsOf(userId)).length > 0)
        return { pendingToken: await this.pending.open(userId) };
      return this.sessionStarter.start(staff, 'password', input);
    });
  }

  /**
   * Starts the session after a valid code.
   * @throws DomainError unauthorized if the pending sign-in has expired; unprocessable for a wrong code;
   * TooManyAttempts
   */
  async withSecondStep({ code, pendingToken, deviceToken, ...origin }: SecondStepInput): Promise<SignedIn> {
    const { address } = origin;
    const userId = await this.pending.find(pendingToken);
    const known = userId === undefined ? undefined : await this.staffDirectory.find({ userId });
    if (!known) throw signInExpired();
    const { passwordHash: _kept, ...staff } = known;
    const provedRight = await this.signInAttempts.take({
      limits: secondStepLimits,
      email: staff.email,
      address,
      deviceToken,
    });
    const signedIn = await this.database.transaction(async () => {
      const kind = await this.secondFactors.useCode(staff, code);
      if (!kind) return undefined;
      if (!(await this.pending.end(pendingToken))) throw signInExpired();
      await provedRight();
      return this.sessionStarter.start(staff, kind, origin);
    });
    if (signedIn) return signedIn;
    await this.sessionStarter.recordFailure(staff.userId, 'code', address);
    throw await this.secondFactors.rejectionOf(staff.userId, code);
  }

  /** Ends a browser's session and pending sign-in. Idempotent. */
  async signOut({ oldToken, pendingToken }: BrowserTokens): Promise<void> {
    await this.pending.end(pendingToken);
    await this.sessions.end(oldToken);
  }

  /**
   * Current session and the next step.
   * @param pendingToken of a sign-in that may need its second step
   */
  async describe(found?: FoundSession, pendingToken?: string): Promise<SessionDto> {
    const userId = found?.staff.userId ?? (await this.pending.find(pendingToken));
    const secondSteps = userId === undefined ? [] : await this.secondFactors.stepsOf(userId);
    if (!found) {
      const next = userId === undefined ? null : 'second-step';
      const hasOwner = await this.staffDirectory.hasOwner();
      return { signedIn: false, staff: null, next, secondSteps, hasOwner };
    }
    const { name, email, role, language } = found.staff;
    const { logo } = artwork;
    return {
      signedIn: true,
      staff: { name, email, role, language: language ?? site.language, may: permissionsOf(role) },
      next: found.session.mustSetUp ? 'set-up' : null,
      secondSteps,
      hasOwner: true,
      shop: {
        currency: site.currency,
        country: site.country,
        parts: site.parts,
        ...(logo && { logo: { name: site.name, ...logo } }),
      },
    };
  }
}

const signInExpired = () =>
  new DomainError(
    'unauthorized',
    'ACCESS.SIGN_IN_OVER',
    'This took too long. Please start over with your password.',
  );
