import { emailWords } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { type CodeKind, EmailCodes } from '../../platform/access/email-codes.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { codeEmail } from '../../platform/email/code-email.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { BOOKS_CODE } from '../order-links/buyer-codes.js';
import type { Order } from '../orders/order.entity.js';
import { sendReadingCode } from './reading.jobs.js';

/** Subject: `<order> <address>`. Lets a device sync with the others. */
const READING_CODE: CodeKind = { ...BOOKS_CODE, purpose: 'reading-code' };

type Buyer = Pick<Order, 'id' | 'customerEmail'>;

/**
 * Proves that a reader owns the mailbox of the purchase, since a link may be passed on and notes are private. The
 * proof is stored on the device.
 */
@Injectable()
export class ReadingProof {
  constructor(
    private readonly database: Database,
    private readonly emailCodes: EmailCodes,
    private readonly rateLimiter: RateLimiter,
    private readonly signedLinks: SignedLinks,
    private readonly emails: EmailQueue,
    private readonly configuration: Configuration,
  ) {}

  /** Skipped if one was sent recently. */
  async sendCode(order: Buyer): Promise<void> {
    const email = order.customerEmail.toLowerCase();
    await this.database.transaction(async () => {
      if (!(await this.rateLimiter.takeEmail(READING_CODE.purpose, email))) return;
      const buyerCodeId = await this.emailCodes.prepare(READING_CODE, subjectOf(order));
      await this.emails.enqueue(sendReadingCode, { buyerCodeId }, email);
    });
  }

  @WritesEmail(sendReadingCode)
  async writeEmail({ buyerCodeId }: { buyerCodeId: string }, run: JobRun): Promise<Email | undefined> {
    const made = await this.emailCodes.issue(READING_CODE, buyerCodeId, run);
    const [, to] = made?.subject.split(' ') ?? [];
    if (!made || !to) return undefined;
    const { publicUrl } = this.configuration;
    return codeEmail({ to, publicUrl, code: made.code, words: emailWords.readingCode });
  }

  /** @throws DomainError unauthorized; TooManyAttempts during the wait */
  confirm(order: Buyer, code: string, address: string): Promise<string> {
    const email = order.customerEmail.toLowerCase();
    const tried = { subject: subjectOf(order), code, address };
    return this.emailCodes.confirm(READING_CODE, tried, email, () => this.create(order));
  }

  /** For a reader who has proved the address by the code of 'find my books'. */
  create(order: Buyer): Promise<string> {
    return this.signedLinks.token(purposeOf(order), order.id);
  }

  async isValid(order: Buyer, proof: string): Promise<boolean> {
    return (await this.signedLinks.read(purposeOf(order), proof)) === order.id;
  }
}

const subjectOf = ({ id, customerEmail }: Buyer): string => `${id} ${customerEmail.toLowerCase()}`;

const purposeOf = ({ customerEmail }: Buyer): string => `reading ${customerEmail.toLowerCase()}`;
