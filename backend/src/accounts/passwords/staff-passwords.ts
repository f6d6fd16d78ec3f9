import { Injectable } from '@nestjs/common';
import { Passwords } from '../../platform/access/passwords.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue, WritesEmail } from '../../platform/email/email-queue.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { SecurityNotifications } from '../profile/security-notifications.js';
import { SignInAttempts } from '../sign-in/sign-in-attempts.js';
import { linkLimit, proofLimits } from '../sign-in/sign-in-limits.js';
import { StaffDirectory } from '../sign-in/staff-directory.js';
import { passwordLinkEmail } from './password-emails.js';
import { PasswordReset } from './password-reset.entity.js';
import { PASSWORD_EMAIL, PASSWORD_LINK_HOURS, passwordLinkPath } from './password-rules.js';
import { sendPasswordLink } from './passwords.jobs.js';

interface ResetInput {
  /** Of the email. */
  token: string;
  password: string;
  /** Where it comes from in the network. */
  address: string;
}

/** Uses a link up: of two that bring it at once, one finds it. */
const USE = `DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > now() RETURNING user_id AS "userId"`;

interface PasswordInput {
  oldPassword: string;
  newPassword: string;
  /** Where it comes from in the network. */
  address: string;
}

interface ChosenPassword {
  password: string;
  /** The id of the session that stays; null where all end. */
  stays: string | null;
  /** For the log. */
  reason: string;
}

/** Passwords of whoever works here: changed, forgotten. */
@Injectable()
export class StaffPasswords {
  constructor(
    private readonly database: Database,
    private readonly staffDirectory: StaffDirectory,
    private readonly emailQueue: EmailQueue,
    private readonly rateLimiter: RateLimiter,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly signInAttempts: SignInAttempts,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly securityNotifications: SecurityNotifications,
    private readonly signedLinks: SignedLinks,
  ) {}

  /**
   * Enqueues an email with a link to choose a new password. It goes to the address of an account and nowhere else, and the
   * answer tells nobody whether there is one.
   */
  requestLink(address: string): Promise<void> {
    const email = address.toLowerCase();
    return this.database.transaction(async () => {
      const staff = await this.staffDirectory.find({ email });
      if (!staff) return;
      if (!(await this.rateLimiter.takeEmail(PASSWORD_EMAIL, email))) return;
      const { manager } = this.database;
      const { userId } = staff;
      await manager.createQueryBuilder().insert().into(PasswordReset).values({ userId }).orIgnore().execute();
      const { id } = await manager.findOneByOrFail(PasswordReset, { userId });
      await this.emailQueue.enqueue(sendPasswordLink, { passwordResetId: id }, email);
    });
  }

  /** The link is made when its email is written: it lives its hour from then on and stands nowhere else. */
  @WritesEmail(sendPasswordLink)
  async writeLinkEmail(
    { passwordResetId: id }: { passwordResetId: string },
    run: JobRun,
  ): Promise<Email | undefined> {
    const { manager } = this.database;
    const asked = await manager.findOneBy(PasswordReset, { id });
    const staff = asked && (await this.staffDirectory.find({ userId: asked.userId }));
    if (!staff) return undefined;
    const token = await this.signedLinks.secretOf('password', run.id);
    const expiresAt = () => `now() + interval '${PASSWORD_LINK_HOURS} hours'`;
    await manager.update(PasswordReset, { id }, { tokenHash: hashToken(token), expiresAt });
    const { publicUrl } = this.configuration;
    return passwordLinkEmail({ to: staff.email, url: `${publicUrl}${passwordLinkPath(token)}`, publicUrl });
  }

  /**
   * Sets the password that whoever holds the mailed link has chosen. It signs nobody in: a second step is asked for
   * afterwards as ever.
   * @throws DomainError for a link that is used, too old or none; TooManyAttempts
   */
  async reset({ token, password, address }: ResetInput): Promise<void> {
    const tries = [{ limit: linkLimit, address }];
    const provedRight = await this.rateLimiter.takeTries('ACCESS.TOO_MANY_TRIES', tries);
    await this.database.transaction(async () => {
      const [rows] = await this.database.manager.query<[{ userId: string }[], number]>(USE, [
        hashToken(token),
      ]);
      const known = rows[0] && (await this.staffDirectory.find({ userId: rows[0].userId }));
      if (!known) throw linkOver();
      const { passwordHash: _old, ...staff } = known;
      await this.set(staff, { password, stays: null, reason: 'Forgotten, by a link' });
      await this.rateLimiter.forgetEmails(PASSWORD_EMAIL, staff.email);
      await provedRight();
    });
  }

  /**
   * Changes one's own password; the session in which it is done goes on under a new token, all others end.
   * @returns the session's new token
   * @throws DomainError where the old password is not right; TooManyAttempts
   */
  async change(staff: Staff, session: Session, input: PasswordInput): Promise<string | undefined> {
    const { userId, email } = staff;
    const { oldPassword, newPassword: password, address } = input;
    const provedRight = await this.signInAttempts.take({ limits: proofLimits, email, address });
    const known = await this.staffDirectory.find({ userId });
    if (!(await this.passwords.verify(known?.passwordHash, oldPassword))) throw wrongPassword('oldPassword');
    return this.database.transaction(async () => {
      await this.set(staff, { password, stays: session.id, reason: 'In the account' });
      await provedRight();
      return this.sessions.rotate(session.id);
    });
  }

  /** Sets a password that was chosen, in the transaction that is open: sessions and links that the old one opened end. */
  private async set(staff: Staff, { password, stays, reason }: ChosenPassword): Promise<void> {
    const { userId } = staff;
    const { manager } = this.database;
    await manager.update(User, { id: userId }, { password: await this.passwords.hash(password) });
    await manager.query('DELETE FROM password_resets WHERE user_id = $1', [userId]);
    await this.sessions.endAll(userId, stays);
    const subject = { kind: 'staff', id: userId };
    await this.auditLog.record(staff, { action: 'staff.password-changed', subject, reason });
    await this.securityNotifications.enqueue(staff, 'password');
  }
}

const linkOver = () =>
  new DomainError(
    'gone',
    'ACCESS.LINK_OVER',
    'This link has been used, or its hour is over. Please ask for another one.',
  );

const sentence = 'This password is not right.';

/** To whoever is signed in and has to prove it: not the 401 of a session that is over. */
export const wrongPassword = (field = 'password') =>
  new DomainError('unprocessable', 'ACCESS.WRONG_PASSWORD', sentence, [{ field, message: sentence }]);
