import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { EmailJob } from './email-job.js';
import { Events } from '../events/events.js';
import { senderRefused } from './sender-refused.event.js';
import { addressRefusal, type DeliveryStatus, senderRefusal, sizeRefusal } from './email-rules.js';
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

/** An email that is to be sent, unless its address is suppressed. */
interface Written {
  mail?: Email;
  isSuppressed?: boolean;
}

const RECORD = `WITH noted AS (
    INSERT INTO mail_deliveries (id, letter, cause, recipient, subject, status, changed_at)
    VALUES ($1, $2, $3, $4, $5, 'queued', now())
    ON CONFLICT (id) DO UPDATE SET recipient = excluded.recipient, subject = excluded.subject)
  SELECT EXISTS (SELECT FROM mail_suppressions WHERE list = $6 AND email = ANY ($7)) AS "isSuppressed"`;

/** What was reported of it, by whoever was sooner than our own note, stays. */
const NOTE = `UPDATE mail_deliveries SET status = CASE WHEN status = 'queued' THEN $2 ELSE status END, changed_at = now(),
    message_id = coalesce($3, message_id), sent_at = coalesce($4, sent_at), diagnosis = coalesce($5, diagnosis),
    is_kept = coalesce($6, is_kept)
  WHERE id = $1`;

/** Sends an email to whom it may be sent. */
@Injectable()
export class PostOffice {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly suppressions: MailSuppressions,
    private readonly events: Events,
  ) {}

  /**
   * Commits what is written, then sends it outside of any transaction. Rejects when a later try may succeed.
   * @param write undefined where what it was about is over
   */
  async post(posting: Posting, write: () => Promise<Email | undefined>): Promise<Posted> {
    const { job } = posting;
    const { mail, isSuppressed } = await this.database.transaction(async (): Promise<Written> => {
      const mail = await write();
      // Nothing to say any more, or nobody to say it to: the address was erased.
      if (!mail || isPseudonym(mail.to)) return {};
      return { mail, isSuppressed: await this.record(posting, mail) };
    });
    if (!mail) return this.posted(posting, undefined, 'withdrawn');
    if (isSuppressed) return this.posted(posting, mail, 'suppressed');
    try {
      const messageId = await this.mailer.send(mail, mail.key ?? `${job.name}-${posting.id}`);
      return this.posted(posting, mail, 'sent', {
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
      this.logger.warn(refused ? 'address refused for good' : 'email too large', error);
      const posted = this.posted(posting, mail, 'bounced', { diagnosis });
      return refused ? { ...posted, note: () => this.noteNoMailbox(posting, mail, posted) } : posted;
    }
  }

  private async noteNoMailbox({ id, job }: Posting, mail: Email, posted: Posted): Promise<void> {
    await posted.note();
    if (await this.isStillTo(id, mail)) await this.suppressions.add(job.list, mail.to, 'bounced');
  }

  /** Emails to the owner would report their own refusal. */
  private async publishSenderRefusal(error: unknown, { list }: Posting['job']): Promise<void> {
    const said = senderRefusal(error);
    if (said && list !== 'owner')
      await this.database.transaction(() => this.events.tell(senderRefused, { said }));
  }

  /**
   * To whom it goes and what it says; a run that was enqueued before there were records gets its own now.
   * @returns whether the address is suppressed
   */
  private async record({ id, job, cause }: Posting, mail: Email): Promise<boolean> {
    const addresses = this.suppressions.namesOf(mail.to);
    const values = [id, job.name, cause, mail.to, mail.subject, job.list, addresses];
    const [{ isSuppressed }] = await this.database.manager.query<[{ isSuppressed: boolean }]>(RECORD, values);
    return isSuppressed;
  }

  private posted(
    { id }: Posting,
    mail: Email | undefined,
    status: DeliveryStatus,
    facts: Partial<MailDelivery> = {},
  ): Posted {
    const note = async () => {
      const { messageId = null, sentAt = null, diagnosis = null, isKept = null } = facts;
      await this.database.manager.query(NOTE, [id, status, messageId, sentAt, diagnosis, isKept]);
      await mail?.onceSent?.();
    };
    return { status, note };
  }

  /** Whoever was erased meanwhile stays so. */
  private isStillTo(id: string, { to: recipient }: Email): Promise<boolean> {
    return this.database.manager.existsBy(MailDelivery, { id, recipient });
  }
}
