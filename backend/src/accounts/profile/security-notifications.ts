import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { StaffDirectory } from '../sign-in/staff-directory.js';
import { type AccountChange, accountChangeEmail } from './account-emails.js';
import { tellAccountChange } from './account.jobs.js';

/** Tells whoever works here that it was changed how they sign in. */
@Injectable()
export class SecurityNotifications {
  constructor(
    private readonly emailQueue: EmailQueue,
    private readonly configuration: Configuration,
    private readonly staffDirectory: StaffDirectory,
  ) {}

  /** Enqueues the email that says so, in the transaction that changes it. */
  async enqueue({ userId, email }: Pick<Staff, 'userId' | 'email'>, change: AccountChange): Promise<void> {
    await this.emailQueue.enqueue(tellAccountChange, { userId, change }, email);
  }

  /** To whoever still works here. */
  @WritesEmail(tellAccountChange)
  async writeEmail({ userId, change }: { userId: string; change: string }): Promise<Email | undefined> {
    const staff = await this.staffDirectory.find({ userId });
    const { publicUrl } = this.configuration;
    return staff && accountChangeEmail({ to: staff.email, change: change as AccountChange, publicUrl });
  }
}
