import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Passwords } from '../../platform/access/passwords.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';
import { KnownDevices } from '../sign-in-protection/known-devices.js';
import { SignInAttempts } from '../sign-in-protection/sign-in-attempts.js';
import { linkLimit, proofLimits } from '../sign-in-protection/sign-in-limits.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { passwordLinkEmail } from './password-emails.js';
import { PasswordReset } from './password-reset.entity.js';
import { PASSWORD_EMAIL, PASSWORD_LINK_HOURS, passwordLinkPath } from './password-rules.js';
import { sendPasswordLink } from './passwords.jobs.js';
import { findResetUser, useResetLink } from './passwords.queries.js';

interface ResetInput {
  token: string;
  password: string;
  address: string;
}

interface PasswordInput {
  oldPassword: string;
  newPassword: string;
  address: string;
}

interface NewPassword {
  hash: string;
  /** Id of the session that stays; null to end all. */
  stays: string | null;
  reason: string;
}

@Injectable()
export class StaffPasswords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly staffDirectory: StaffDirectory,
    private readonly requestedEmails: RequestedEmails,
    private readonly rateLimiter: RateLimiter,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly signInAttempts: SignInAttempts,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly securityNotifications: SecurityNotifications,
    private readonly signedLinks: SignedLinks,
    private readonly knownDevices: KnownDevices,
  ) {}

  /**
   * Requests an email with a reset link. Neither the response nor its time reveals whether the account exists.
   */
  requestLink(address: string): Promise<void> {
    const request = { purpose: PASSWORD_EMAIL, email: address.toLowerCase() };
    return this.requestedEmails.enqueue(sendPasswordLink, {}, request);
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendPasswordLink, (email) => this.findOrOpen(email));
  }

  private async findOrOpen(email: string): Promise<{ passwordResetId: string } | undefined> {
    const staff = await this.staffDirectory.find({ email });
    if (!staff) return undefined;
    const { manager } = this.database;
    const { userId } = staff;
    await manager.createQueryBuilder().insert().into(PasswordReset).values({ userId }).orIgnore().execute();
    const { id } = await manager.findOneByOrFail(PasswordReset, { userId });
    return { passwordResetId: id };
  }

  /** Creates the link, whose hour starts now; it is stored nowhere else. */
  @WritesEmail(sendPasswordLink)
  async writeLinkEmail(
    { passwordResetId: id }: { passwordResetId: string },
    run: JobRun,
  ): Promise<Email | undefined> {
    const { manager } = this.database;
    const reset = await manager.findOneBy(PasswordReset, { id });
    const staff = reset && (await this.staffDirectory.find({ userId: reset.userId }));
    if (!staff) return undefined;
    const token = await this.signedLinks.secretOf('password', run.id);
    const expiresAt = () => `now() + interval '${PASSWORD_LINK_HOURS} hours'`;
    await manager.update(PasswordReset, { id }, { tokenHash: hashToken(token), expiresAt });
    const { publicUrl } = this.configuration;
    return passwordLinkEmail({
      to: staff.email,
      url: `${publicUrl}${passwordLinkPath(token)}`,
      publicUrl,
      language: staff.language,
    });
  }

  /**
   * Sets a new password with an emailed link. It does not sign in: the second step is still required.
   * @returns a device token, so that guesses by strangers do not lock the owner out
   * @throws DomainError for a link that is used, expired, or unknown; GuessablePassword; TooManyAttempts
   */
  async reset({ token, password, address }: ResetInput): Promise<string> {
    const tries = [{ limit: linkLimit, address }];
    const provedRight = await this.rateLimiter.takeAttempts('ACCESS.TOO_MANY_TRIES', tries);
    const link = await findResetUser(this.database.manager, hashToken(token));
    const known = link && (await this.staffDirectory.find(link));
    if (!known) throw linkExpired();
    const { passwordHash: _old, ...staff } = known;
    const hash = await this.passwords.hashChosen(password, staff);
    await this.database.transaction(async () => {
      if (!(await useResetLink(this.database.manager, hashToken(token)))) throw linkExpired();
      await this.set(staff, { hash, stays: null, reason: 'Forgotten, by a link' });
      await this.rateLimiter.forgetEmails(PASSWORD_EMAIL, staff.email);
      await provedRight();
    });
    return this.knownDevices.issue(staff.email);
  }

  /**
   * Changes the user's password; the current session gets a new token, all others end.
   * @returns the session's new token
   * @throws DomainError for a wrong old password; GuessablePassword; TooManyAttempts
   */
  async change(staff: Staff, session: Session, input: PasswordInput): Promise<string | undefined> {
    const { userId, email } = staff;
    const { oldPassword, newPassword, address } = input;
    // First, because a rejected new password is not a guess at the old one.
    const hash = await this.passwords.hashChosen(newPassword, staff, 'newPassword');
    const provedRight = await this.signInAttempts.take({ limits: proofLimits, email, address });
    const known = await this.staffDirectory.find({ userId });
    if (!(await this.passwords.verify(known?.passwordHash, oldPassword))) throw wrongPassword('oldPassword');
    return this.database.transaction(async () => {
      await this.set(staff, { hash, stays: session.id, reason: 'In the account' });
      await provedRight();
      return this.sessions.rotate(session.id);
    });
  }

  private async set(staff: Staff, { hash, stays, reason }: NewPassword): Promise<void> {
    const { userId } = staff;
    const { manager } = this.database;
    await manager.update(User, { id: userId }, { password: hash });
    await manager.delete(PasswordReset, { userId });
    await this.sessions.endAll(userId, stays);
    const subject = { kind: 'staff', id: userId };
    await this.auditLog.record(staff, { action: 'staff.password-changed', subject, reason });
    await this.securityNotifications.enqueue(staff, 'password');
  }
}

const linkExpired = () =>
  new DomainError(
    'gone',
    'ACCESS.LINK_OVER',
    'This link has been used or has expired. Please ask for a new one.',
  );

const sentence = 'This password isn’t right.';

/** Status 422, because a 401 would mean an expired session. */
export const wrongPassword = (field = 'password') =>
  new DomainError('unprocessable', 'ACCESS.WRONG_PASSWORD', sentence, [{ field, message: sentence }]);
