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
import { countFromSource, countOtherSenders } from './contact.queries.js';
import { ContactMessage, ContactRequest, ContactReview } from '../messages/message.entity.js';
import { acknowledgeMessage, passMessageOn } from './contact.jobs.js';
import { judgeMessage, type MessageVerdict } from '../messages/spam-rules.js';

type IncomingMessage = SendMessageDto & {
  /** Fingerprint of the sender's IP address. */
  sourceHash: string;
  idempotencyKey?: string | undefined;
};

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
   * Stores a message and forwards it, once for each idempotency key. Suspected spam is held for review: no email is sent,
   * neither to the author nor to an address that may be forged. The response is the same.
   * @throws DomainError if the key was used for another message
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
      if (arrivedAt) await this.forward(kept);
    });
  }

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

  private async weigh(written: IncomingMessage): Promise<MessageVerdict & { textHash: string | null }> {
    const hash = textHash(written.message);
    const otherSenders = hash ? await countOtherSenders(this.database.manager, hash, written.email) : 0;
    const lateFromSource = await countFromSource(this.database.manager, written.sourceHash);
    return { ...judgeMessage({ ...written, otherSenders, lateFromSource }), textHash: hash ?? null };
  }

  /**
   * Enqueues the email to the author and, unless the address had one recently, the acknowledgment. Call it in the
   * transaction that accepts the message.
   */
  async forward({ id: messageId, email }: Pick<ContactMessage, 'id' | 'email'>): Promise<void> {
    await this.emailQueue.enqueue(passMessageOn, { messageId }, site.contact.email);
    await this.requestedEmails.enqueue(acknowledgeMessage, { messageId }, { purpose: 'contact', email });
  }

  @WritesEmail(passMessageOn)
  async writeOwnerEmail({ messageId }: { messageId: string }): Promise<Email | undefined> {
    const content = await this.findForEmail(messageId);
    return content && ownerMessageEmail(content);
  }

  @WritesEmail(acknowledgeMessage)
  async writeAcknowledgement({ messageId }: { messageId: string }): Promise<Email | undefined> {
    const content = await this.findForEmail(messageId);
    return content && messageReceivedEmail(content);
  }

  private async findForEmail(messageId: string): Promise<ContactEmail | undefined> {
    const found = await this.database.manager.findOneBy(ContactMessage, { id: messageId });
    if (!found) return undefined;
    const { name, email, subject, message } = found;
    return { name, email, subject, message, publicUrl: this.configuration.publicUrl };
  }
}
