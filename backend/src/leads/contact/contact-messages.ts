import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import type { Email } from '../../platform/email/email.js';
import { ContactThread } from '../messages/thread.entity.js';
import { SpeakingRequests } from '../speaking/speaking-requests.js';
import { type ContactEmail, ownerMessageEmail, messageReceivedEmail } from './contact-emails.js';
import { fingerprintOf, requestKeyOf, textHash } from '../messages/message-rules.js';
import type { SendMessageDto } from './contact.dto.js';
import { ContactMessage, ContactRequest, ContactReview } from '../messages/message.entity.js';
import { acknowledgeMessage, passMessageOn } from './contact.jobs.js';
import { judgeMessage, type MessageVerdict } from '../messages/spam-rules.js';

/** A message as it comes in. */
type IncomingMessage = SendMessageDto & {
  /** Fingerprint of where it comes from. */
  sourceHash: string;
  /** The Idempotency-Key header, if there is one. */
  idempotencyKey?: string | undefined;
};

const OTHER_SENDERS = `SELECT count(DISTINCT lower(contacts.email))::int AS count
  FROM contact_reviews JOIN contacts ON contacts.id = message_id
  WHERE text_hash = $1 AND received_at > now() - interval '30 days' AND lower(contacts.email) <> lower($2)`;

const LATE_FROM_SOURCE = `SELECT count(*)::int AS count FROM contact_reviews
  WHERE source_hash = $1 AND received_at > now() - interval '1 hour'`;

/** Messages of the contact page on their way to the author. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: Database,
    private readonly speakingRequests: SpeakingRequests,
    private readonly emailQueue: EmailQueue,
    private readonly requestedEmails: RequestedEmails,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Keeps a message for the author and passes it on. One that looks like advertising is kept with what speaks
   * against it until it is reviewed: no email is sent, neither to the author nor to an address that may be forged. The answer is
   * the same. A repetition under the same idempotency key does nothing.
   * @throws DomainError for a key that was used for other words
   */
  async send(written: IncomingMessage): Promise<void> {
    const { name, email, subject, message, sourceHash, topic = 'other' } = written;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const request = await this.openRequest(written);
      if (request === 'repeated') return;
      const { state, score, reasons, textHash } = await this.weigh(written);
      const kept = await manager.save(ContactMessage, { name, email, subject, message });
      if (request) await manager.insert(ContactRequest, { ...request, messageId: kept.id });
      await manager.insert(ContactReview, {
        messageId: kept.id,
        state,
        score,
        reasons: [...reasons],
        textHash,
        sourceHash,
      });
      const arrivedAt = state === 'received' ? kept.createdAt : null;
      const thread = { topic, state: 'new' as const, arrivedAt, note: '', version: 1 };
      await manager.insert(ContactThread, { ...thread, messageId: kept.id });
      await this.speakingRequests.open(kept.id, topic);
      if (arrivedAt) await this.passOn(kept);
    });
  }

  /** Finds the request that this one repeats; undefined without a key. */
  private async openRequest({
    idempotencyKey,
    name,
    email,
    subject,
    message,
    topic = 'other',
  }: IncomingMessage): Promise<Pick<ContactRequest, 'keyHash' | 'fingerprint'> | 'repeated' | undefined> {
    if (!idempotencyKey) return undefined;
    const keyHash = requestKeyOf(idempotencyKey);
    const fingerprint = fingerprintOf([name, email, subject, message, topic]);
    await this.database.lock(`contact-request:${keyHash}`);
    const earlier = await this.database.manager.findOneBy(ContactRequest, { keyHash });
    if (!earlier) return { keyHash, fingerprint };
    if (earlier.fingerprint === fingerprint) return 'repeated';
    throw new DomainError(
      'unprocessable',
      'LEADS.IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was already used for another message; please use a new one.',
    );
  }

  /** What is to be thought of a message, beside those that came before it. */
  private async weigh(written: IncomingMessage): Promise<MessageVerdict & { textHash: string | null }> {
    const hash = textHash(written.message);
    const otherSenders = hash ? await this.count(OTHER_SENDERS, [hash, written.email]) : 0;
    const lateFromSource = await this.count(LATE_FROM_SOURCE, [written.sourceHash]);
    return { ...judgeMessage({ ...written, otherSenders, lateFromSource }), textHash: hash ?? null };
  }

  private async count(question: string, values: readonly string[]): Promise<number> {
    const [found] = await this.database.manager.query<{ count: number }[]>(question, [...values]);
    return found?.count ?? 0;
  }

  /**
   * Enqueues a message as an email to the author. Whoever wrote hears that it has arrived, unless the address, which may be
   * anybody's, heard so lately. Belongs in the transaction that decides it.
   */
  async passOn({ id: messageId, email }: Pick<ContactMessage, 'id' | 'email'>): Promise<void> {
    await this.emailQueue.enqueue(passMessageOn, { messageId }, site.contact.email);
    await this.requestedEmails.enqueue(acknowledgeMessage, { messageId }, { purpose: 'contact', email });
  }

  /** To the author: what somebody has written. */
  @WritesEmail(passMessageOn)
  async writeOwnerEmail({ messageId }: { messageId: string }): Promise<Email | undefined> {
    const content = await this.findForEmail(messageId);
    return content && ownerMessageEmail(content);
  }

  /** To whoever wrote: it has arrived. */
  @WritesEmail(acknowledgeMessage)
  async writeAcknowledgement({ messageId }: { messageId: string }): Promise<Email | undefined> {
    const content = await this.findForEmail(messageId);
    return content && messageReceivedEmail(content);
  }

  /** What the emails about a message of the contact page say; undefined for one that is forgotten. */
  private async findForEmail(messageId: string): Promise<ContactEmail | undefined> {
    const found = await this.database.manager.findOneBy(ContactMessage, { id: messageId });
    if (!found) return undefined;
    const { name, email, subject, message } = found;
    return { name, email, subject, message, publicUrl: this.configuration.publicUrl };
  }
}
