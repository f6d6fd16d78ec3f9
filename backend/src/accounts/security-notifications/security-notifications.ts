import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { type AccountChange, accountChangeEmail } from './account-emails.js';
import { accountChangeEmailJob, type AccountChangePayload } from './account.jobs.js';

@Injectable()
export class SecurityNotifications {
  constructor(
    private readonly emailQueue: EmailQueue,
    private readonly configuration: Configuration,
    private readonly staffDirectory: StaffDirectory,
  ) {}

  /**
   * Enqueues the notification, in the transaction of the change.
   * @param formerEmail sends it to the former address instead of the new one
   */
  async enqueue(
    { userId, email }: Pick<Staff, 'userId' | 'email'>,
    change: AccountChange,
    formerEmail?: string,
  ): Promise<void> {
    await this.emailQueue.enqueue(
      accountChangeEmailJob,
      { userId, change, ...(formerEmail ? { formerEmail } : {}) },
      email,
    );
  }

  /** Skips accounts that were removed since. */
  @WritesEmail(accountChangeEmailJob)
  async writeEmail({ userId, change, formerEmail }: AccountChangePayload): Promise<Email | undefined> {
    const staff = await this.staffDirectory.find({ userId });
    if (!staff) return undefined;
    const { publicUrl } = this.configuration;
    return accountChangeEmail({
      to: formerEmail ?? staff.email,
      newEmail: staff.email,
      change: change as AccountChange,
      publicUrl,
      language: staff.language,
    });
  }
}
