import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { isTooLarge } from '../../platform/email/email-rules.js';
import { Mailer } from '../../platform/email/mailer.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { DownloadLinks } from '../downloads/download-links.js';
import { mediaType } from '../downloads/download-rules.js';
import { DownloadGrant } from '../downloads/download.entity.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { isPaidFor } from '../orders/order-rules.js';
import { type Order, OrderLine } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import { toDeviceEmail } from './device-email.js';
import { AT_ONCE, EACH_ORDER, fileForKindle, isKindleAddress } from './device-rules.js';
import { sendToDevice, type SentToDevice } from './devices.jobs.js';
import { findLastSent, findServedCopy } from './devices.queries.js';

interface ToDeviceInput {
  email: string;
  lineNumber: number;
}

const refuse = (code: string, message: string, field = 'email') =>
  new DomainError('unprocessable', code, message, [{ field, message }]);

const notPaid = () =>
  refuse('COMMERCE.ACCESS_ENDED', 'This order’s files are no longer available, so we can’t send them.');

@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly downloadLinks: DownloadLinks,
    private readonly files: StoredFiles,
    private readonly rateLimiter: RateLimiter,
    private readonly emails: EmailQueue,
    private readonly orderEmailFacts: OrderEmailFacts,
    private readonly configuration: Configuration,
    private readonly mailer: Mailer,
  ) {}

  /**
   * @throws DomainError for an address that is no Kindle's, a book that Amazon does not accept by email, an order
   * without files, or a book that was sent there recently
   */
  async send(order: Order, { email: given, lineNumber }: ToDeviceInput): Promise<void> {
    const email = given.toLowerCase();
    if (!isKindleAddress(email)) throw notKindle();
    if (!isPaidFor(order.status)) throw notPaid();
    const { id: grantId } = await this.fileOf(order, lineNumber);
    await this.database.transaction(async () => {
      const purpose = `${sendToDevice.name}/${grantId}`;
      if (!(await this.rateLimiter.takeEmail(purpose, email))) throw sentLately();
      const maxWaitMs = (AT_ONCE - 1) * EACH_ORDER.everyMs;
      const turn = await this.rateLimiter.takeTurns(EACH_ORDER, { subject: order.id, maxWaitMs });
      if (!turn.isTaken) throw new TooManyAttempts('REQUEST.TOO_MANY', turn.waitMs - maxWaitMs);
      await this.emails.enqueue(sendToDevice, { orderId: order.id, grantId }, email);
    });
  }

  @WritesEmail(sendToDevice)
  async writeEmail({ orderId, grantId }: SentToDevice, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    const { order, props } = await this.orderEmailFacts.read(orderId);
    // None if the buyer was erased.
    const delivery = await manager.findOneBy(MailDelivery, { id: run.id });
    const grant = await manager.findOneBy(DownloadGrant, { id: grantId, orderId });
    if (!delivery || !grant || !isPaidFor(order.status)) return undefined;
    const { title: productTitle } = await manager.findOneByOrFail(Product, { id: grant.productId });
    const copyKey = await findServedCopy(manager, grantId);
    const { filePath, fileName, fileFormat } = grant;
    const keys = copyKey ? [copyKey, filePath] : [filePath];
    const file = { fileName, contentType: mediaType(fileFormat), open: () => this.open(keys) };
    return toDeviceEmail({ ...props, to: delivery.recipient, productTitle, file });
  }

  /** Sender that Amazon must approve. */
  get sender(): string {
    const { mailFrom } = this.configuration;
    return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  }

  private async fileOf(order: Order, lineNumber: number): Promise<DownloadGrant> {
    const line = await this.database.manager.findOneBy(OrderLine, { orderId: order.id, lineNumber });
    const grants = (await this.downloadLinks.grant(order)).filter(
      ({ productId }) => productId === line?.productId,
    );
    const sized = await Promise.all(
      grants.map(async (grant) => ({
        ...grant,
        sizeBytes: grant.sizeBytes ?? (await this.files.size(grant.filePath)) ?? 0,
      })),
    );
    const file = fileForKindle(sized, await this.mailer.largestAttachments());
    if (!file) throw noFile();
    if (file === 'too-large') throw tooLarge();
    if (file === 'too-large-for-us') throw tooLargeForUs();
    return file;
  }

  /** Only if it is the last one sent from this order. */
  async findTooLarge(orderId: string): Promise<{ email: string; title: string } | undefined> {
    const last = await findLastSent(this.database.manager, sendToDevice.name, orderId);
    return last && last.status === 'bounced' && isTooLarge(last.diagnosis ?? '') ? last : undefined;
  }

  private async open(keys: readonly string[]) {
    for (const key of keys) {
      const size = await this.files.size(key);
      if (size) return this.files.read(key, 0, size - 1);
    }
    throw new Error('file of an email to a device is missing');
  }
}

const notKindle = () =>
  refuse(
    'COMMERCE.NOT_A_KINDLE',
    'This isn’t the address of a Kindle. It ends in @kindle.com, and Amazon shows it in your Kindle’s settings.',
  );

const sentLately = () =>
  refuse(
    'COMMERCE.SENT_LATELY',
    'This book was sent to that Kindle a short while ago. If it doesn’t show up, check the list at Amazon, then try again later.',
  );

const noFile = () =>
  refuse('COMMERCE.NO_FILE_FOR_KINDLE', 'This book has no file that Amazon accepts by email.', 'line');

const tooLarge = () =>
  refuse(
    'COMMERCE.TOO_LARGE_FOR_KINDLE',
    'Amazon accepts at most 50 MB by email, and this book is larger. Please download it and copy it over with a cable.',
    'line',
  );

const tooLargeForUs = () =>
  refuse(
    'COMMERCE.TOO_LARGE_FOR_EMAIL',
    'This book is too large for our mail service. Please download it, then upload it at amazon.com/sendtokindle or copy it over with a cable.',
    'line',
  );
