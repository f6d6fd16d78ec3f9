import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { EmailJob } from './email-job.js';
import { addressRefusal, type DeliveryStatus } from './email-rules.js';
import type { Email } from './email.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { isPseudonym } from './pseudonyms.js';

export interface Posting {
  /** Of the run: a repeated one carries the same Message-ID. */
  id: string;
  job: Pick<EmailJob<object>, 'name' | 'list'>;
  cause: object;
  /** Undefined where what it was about is over. */
  mail: Email | undefined;
}

/** Sends an email to whom it may be sent, and notes in the same transaction what has become of it. */
@Injectable()
export class PostOffice {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly suppressions: MailSuppressions,
  ) {}

  /**
   * Rejects when a later try may succeed.
   * @returns how the email stands now
   */
  async deliver(posting: Posting): Promise<DeliveryStatus> {
    const { id, job, mail } = posting;
    // Nothing to say any more, or nobody to say it to: her address was erased.
    if (!mail || isPseudonym(mail.to)) return this.note(posting, 'withdrawn');
    if (await this.suppressions.holds(job.list, mail.to)) return this.note(posting, 'suppressed');
    try {
      const messageId = await this.mailer.send(mail, mail.key ?? `${job.name}-${id}`);
      return await this.note(posting, 'sent', { messageId, sentAt: new Date() });
    } catch (error) {
      const diagnosis = addressRefusal(error);
      if (!diagnosis) throw error;
      this.logger.warn('the address was refused for good', error);
      await this.suppressions.add(job.list, mail.to, 'bounced');
      return this.note(posting, 'bounced', { diagnosis });
    }
  }

  /** A run that was enqueued before there were records gets its own now. */
  private async note(
    { id, job, cause, mail }: Posting,
    status: DeliveryStatus,
    facts: Partial<MailDelivery> = {},
  ): Promise<DeliveryStatus> {
    const { manager } = this.database;
    const written = mail ? { recipient: mail.to, subject: mail.subject } : {};
    const change = { ...written, ...facts, status, changedAt: new Date() };
    const { affected } = await manager.update(MailDelivery, { id }, change);
    if (!affected && mail)
      await manager.insert(MailDelivery, { id, letter: job.name, cause, recipient: mail.to, ...change });
    return status;
  }
}
