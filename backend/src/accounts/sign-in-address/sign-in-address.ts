import { Injectable } from '@nestjs/common';

import { type CodeKind, EmailCodes } from '../../platform/access/email-codes.js';
import type { FoundSession, Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { PasswordReset } from '../passwords/password-reset.entity.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';
import { staffCodeEmail } from './sign-in-address-emails.js';
import { sendStaffEmailCode } from './sign-in-address.jobs.js';
import { findNewAddress, updateNewAddress } from './sign-in-address.queries.js';
import { findStaff } from '../staff/staff.queries.js';

const WRONG =
  'This code isn’t right, has expired, or was already used. Please check the latest email, or ask for a new code.';

const rejected = (code: string, field: string, message: string) =>
  new DomainError('unprocessable', code, message, [{ field, message }]);

const CODES: CodeKind = {
  table: 'staff_email_codes',
  column: 'user_id',
  purpose: 'staff-email-code',
  tooMany: 'ACCESS.TOO_MANY_TRIES',
  wrong: () => rejected('ACCESS.WRONG_CODE', 'code', WRONG),
};

interface TypedCode {
  code: string;
  address: string;
}

@Injectable()
export class SignInAddress {
  constructor(
    private readonly database: Database,
    private readonly emailCodes: EmailCodes,
    private readonly emailQueue: EmailQueue,
    private readonly configuration: Configuration,
    private readonly auditLog: AuditLog,
    private readonly securityNotifications: SecurityNotifications,
  ) {}

  /**
   * Emails a code to the requested address.
   * @throws DomainError for the current address, and for one of another account
   */
  async request({ userId, email: present }: Staff, wanted: string): Promise<void> {
    const email = wanted.toLowerCase();
    if (email === present)
      throw rejected('ACCESS.SAME_EMAIL', 'email', 'You already sign in with this address.');
    await this.assertFree(email);
    await this.database.transaction(async () => {
      const staffEmailCodeId = await this.emailCodes.prepare(CODES, userId);
      await updateNewAddress(this.database.manager, staffEmailCodeId, email);
      await this.emailQueue.enqueue(sendStaffEmailCode, { staffEmailCodeId }, email);
    });
  }

  @WritesEmail(sendStaffEmailCode)
  async writeEmail(
    { staffEmailCodeId }: { staffEmailCodeId: string },
    run: JobRun,
  ): Promise<Email | undefined> {
    const made = await this.emailCodes.issue(CODES, staffEmailCodeId, run);
    const to = made && (await findNewAddress(this.database.manager, made.subject));
    if (!made || !to) return undefined;
    const { publicUrl } = this.configuration;
    const staff = await findStaff(this.database.manager, { userId: made.subject });
    return staffCodeEmail({ to, publicUrl, code: made.code, language: staff?.language });
  }

  /**
   * Changes the address after a valid code from the new mailbox, notifies the old one, and invalidates its reset links.
   * @throws DomainError for a wrong code, and for an address taken since; TooManyAttempts
   */
  async confirm(staff: Staff, session: Session, { code, address }: TypedCode): Promise<FoundSession> {
    const { userId, email: before } = staff;
    const email = (await findNewAddress(this.database.manager, userId)) ?? before;
    return this.emailCodes.confirm(CODES, { subject: userId, code, address }, email, async () => {
      await this.database.lock('staff');
      await this.assertFree(email);
      const { manager } = this.database;
      await manager.update(User, { id: userId }, { username: email });
      await manager.delete(PasswordReset, { userId });
      await this.auditLog.record(staff, {
        action: 'staff.email-changed',
        subject: { kind: 'staff', id: userId },
        before: { email: before },
        after: { email },
      });
      await this.securityNotifications.enqueue({ userId, email: before }, 'email', before);
      return { staff: { ...staff, email }, session };
    });
  }

  private async assertFree(email: string): Promise<void> {
    if (await this.database.manager.existsBy(User, { username: email }))
      throw rejected('ACCESS.EMAIL_TAKEN', 'email', 'Another account already uses this address.');
  }
}
