import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import { recordStatus, recordWritten } from './email-deliveries.queries.js';
import type { EmailJob } from './email-job.js';
import { Events } from '../events/events.js';
import { senderRefused } from './sender-refused.event.js';
import { addressRefusal, type DeliveryStatus, senderRefusal, sizeRefusal } from './email-rules.js';
import type { Email } from './email.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { isPseudonym } from './pseudonyms.js';

interface OutgoingEmail {
  /** Id of its delivery record and job run; a repeated run sends the same Message-ID. */
  id: string;
  job: Pick<EmailJob<object>, 'name' | 'list'>;
  cause: object;
}

interface SendResult {
  status: DeliveryStatus;
  /** Records the status, in the caller's transaction. */
  record: () => Promise<void>;
}

/** Sends emails, except to suppressed or erased addresses. */
@Injectable()
export class EmailSender {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly suppressions: MailSuppressions,
    private readonly events: Events,
  ) {}

  /**
   * Commits what `write` does, then sends the email outside of any transaction. Rejects if a later try may succeed.
   * @param write returns undefined if the email's subject no longer exists
   */
  async send(outgoing: OutgoingEmail, write: () => Promise<Email | undefined>): Promise<SendResult> {
    const { job } = outgoing;
    const { mail, isSuppressed } = await this.database.transaction(async () => {
      const mail = await write();
      if (!mail || isPseudonym(mail.to)) return {};
      return { mail, isSuppressed: await this.recordEmail(outgoing, mail) };
    });
    if (!mail) return this.result(outgoing, undefined, 'withdrawn');
    if (isSuppressed) return this.result(outgoing, mail, 'suppressed');
    try {
      const messageId = await this.mailer.send(mail, mail.key ?? `${job.name}-${outgoing.id}`);
      return this.result(outgoing, mail, 'sent', {
        messageId,
        sentAt: new Date(),
        isKept: this.mailer.keepsEmails,
      });
    } catch (error) {
      const refused = addressRefusal(error);
      const diagnosis = refused ?? sizeRefusal(error, Boolean(mail.attachments?.length));
      if (!diagnosis) {
        await this.publishSenderRefusal(error, job);
        throw error;
      }
      this.logger.warn(refused ? 'address refused permanently' : 'email too large', error);
      const result = this.result(outgoing, mail, 'bounced', { diagnosis });
      return refused ? { ...result, record: () => this.recordBounce(outgoing, mail, result) } : result;
    }
  }

  private async recordBounce({ id, job }: OutgoingEmail, mail: Email, result: SendResult): Promise<void> {
    await result.record();
    // The address may have been erased while the email was being sent.
    const isStillRecipient = await this.database.manager.existsBy(MailDelivery, { id, recipient: mail.to });
    if (isStillRecipient) await this.suppressions.add(job.list, mail.to, 'bounced');
  }

  /** Not for emails to the owner: the report would be refused, too. */
  private async publishSenderRefusal(error: unknown, { list }: OutgoingEmail['job']): Promise<void> {
    const said = senderRefusal(error);
    if (said && list !== 'owner')
      await this.database.transaction(() => this.events.publish(senderRefused, { said }));
  }

  private recordEmail({ id, job, cause }: OutgoingEmail, mail: Email): Promise<boolean> {
    const { to: recipient, subject } = mail;
    const { name: letter, list } = job;
    const addresses = this.suppressions.namesOf(recipient);
    const delivery = { id, letter, cause, recipient, subject, list, addresses };
    return recordWritten(this.database.manager, delivery);
  }

  private result(
    { id }: OutgoingEmail,
    mail: Email | undefined,
    status: DeliveryStatus,
    facts: Partial<MailDelivery> = {},
  ): SendResult {
    const record = async () => {
      await recordStatus(this.database.manager, id, status, facts);
      await mail?.onceSent?.();
    };
    return { status, record };
  }
}
