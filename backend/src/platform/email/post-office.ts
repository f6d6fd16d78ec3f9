import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { EmailJob } from './email-job.js';
import { addressRefusal, type DeliveryStatus } from './email-rules.js';
import type { Email } from './email.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { isPseudonym } from './pseudonyms.js';

/** What an email is to the records. */
export interface Posting {
  /** Of the run: a repeated one carries the same Message-ID. */
  id: string;
  job: Pick<EmailJob<object>, 'name' | 'list'>;
  cause: object;
}

/** What has become of an email. */
export interface Posted {
  status: DeliveryStatus;
  /** Notes it, in the transaction of the caller. */
  note: () => Promise<void>;
}

/** What was reported of it, by whoever was sooner than our own note, stays. */
const UNLESS_REPORTED = `CASE WHEN status = 'queued' THEN :noted ELSE status END`;

/** Sends an email to whom it may be sent. */
@Injectable()
export class PostOffice {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly suppressions: MailSuppressions,
  ) {}

  /**
   * Commits what is written, then sends it outside of any transaction. Rejects when a later try may succeed.
   * @param write undefined where what it was about is over
   */
  async post(posting: Posting, write: () => Promise<Email | undefined>): Promise<Posted> {
    const { job } = posting;
    const { mail, isSuppressed } = await this.database.transaction(async () => {
      const written = await write();
      // Nothing to say any more, or nobody to say it to: the address was erased.
      if (!written || isPseudonym(written.to)) return { mail: undefined, isSuppressed: false };
      await this.record(posting, written);
      return { mail: written, isSuppressed: await this.suppressions.holds(job.list, written.to) };
    });
    if (!mail) return this.posted(posting, undefined, 'withdrawn');
    if (isSuppressed) return this.posted(posting, mail, 'suppressed');
    try {
      const messageId = await this.mailer.send(mail, mail.key ?? `${job.name}-${posting.id}`);
      return this.posted(posting, mail, 'sent', { messageId, sentAt: new Date() });
    } catch (error) {
      const diagnosis = addressRefusal(error);
      if (!diagnosis) throw error;
      this.logger.warn('the address was refused for good', error);
      return this.posted(posting, mail, 'bounced', { diagnosis });
    }
  }

  /** To whom it goes and what it says; a run that was enqueued before there were records gets its own now. */
  private async record({ id, job, cause }: Posting, mail: Email): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(MailDelivery)
      .values({
        id,
        letter: job.name,
        cause,
        recipient: mail.to,
        subject: mail.subject,
        status: 'queued',
        changedAt: new Date(),
      })
      .orUpdate(['recipient', 'subject'], ['id'])
      .execute();
  }

  private posted(
    { id, job }: Posting,
    mail: Email | undefined,
    status: DeliveryStatus,
    facts: Partial<MailDelivery> = {},
  ): Posted {
    const note = async () => {
      const { raw } = await this.database.manager
        .createQueryBuilder()
        .update(MailDelivery)
        .set({ ...facts, status: () => UNLESS_REPORTED, changedAt: new Date() })
        .where({ id })
        .setParameter('noted', status)
        .returning('recipient')
        .execute();
      const [noted] = raw as { recipient: string }[];
      // Whoever was erased meanwhile stays so.
      if (mail && status === 'bounced' && noted?.recipient === mail.to)
        await this.suppressions.add(job.list, mail.to, 'bounced');
      await mail?.onceSent?.();
    };
    return { status, note };
  }
}
