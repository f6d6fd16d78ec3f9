import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { BulkEmailThrottle } from '../../platform/email/bulk-email-throttle.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { HandlesJob, type JobRun } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { DownloadLinks } from '../downloads/download-links.js';
import { buyerFileNames } from '../downloads/download-rules.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import { newEditionEmail } from './edition-email.js';
import { EditionReader, ProductEdition } from './edition.entity.js';
import { announceEdition, notifyOfEdition, type EditionEmail } from './editions.jobs.js';
import { claimReaders, findEditionFiles, grantEdition, insertReaders } from './editions.queries.js';

@Injectable()
export class EditionDelivery implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly emails: EmailQueue,
    private readonly throttle: BulkEmailThrottle,
    private readonly downloadLinks: DownloadLinks,
    private readonly configuration: Configuration,
    private readonly events: Events,
  ) {}

  async deliver(productId: string, editionId: string, isEmailed: boolean): Promise<void> {
    const { manager } = this.database;
    const files = await findEditionFiles(manager, productId, editionId);
    const names = buyerFileNames(files[0]?.title ?? '', files);
    const named = files.map(({ key, fileName }, at) => ({ key, buyerName: names[at] ?? fileName }));
    await grantEdition(manager, { productId, editionId }, named);
    if (!isEmailed) return;
    await insertReaders(manager, productId, editionId);
    await this.outbox.enqueue(announceEdition, { editionId });
  }

  /** Enqueues the emails in batches, then itself. */
  @HandlesJob(announceEdition)
  announce({ editionId }: { editionId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { batchSize } = this.throttle;
      const rows = await claimReaders(this.database.manager, editionId, batchSize);
      const delaysMs = await this.throttle.delaysMs(rows.length);
      for (const [at, { orderId, email }] of rows.entries())
        await this.emails.enqueue(notifyOfEdition, { editionId, orderId }, email, { delayMs: delaysMs[at] });
      if (rows.length === batchSize)
        await this.outbox.enqueue(announceEdition, { editionId }, { delayMs: delaysMs.at(-1) });
    });
  }

  /** Skipped after a refund. */
  @WritesEmail(notifyOfEdition)
  async writeEmail({ editionId, orderId }: EditionEmail, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    noteInLog({ orderId });
    const order = await manager.findOneOrFail(Order, { where: { id: orderId }, lock: ROW_LOCK });
    const reader = await manager.findOne(EditionReader, { where: { editionId, orderId }, lock: ROW_LOCK });
    if (reader?.status !== 'promised') return undefined;
    const note = (status: EditionReader['status']) =>
      this.database.manager.update(EditionReader, { editionId, orderId }, { status });
    if (!isPaidFor(order.status)) {
      await note('left');
      return undefined;
    }
    const { note: said } = await manager.findOneByOrFail(ProductEdition, { id: editionId });
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    const email = newEditionEmail({
      customerEmail: order.customerEmail,
      customerName: order.customerName ?? '',
      productTitle: product.title,
      publicUrl: this.configuration.publicUrl,
      links: await this.downloadLinks.issue(await this.downloadLinks.grant(order), 'letter', {
        run,
        to: order.customerEmail,
      }),
      note: said,
    });
    return { ...email, onceSent: () => note('told') };
  }

  onModuleInit(): void {
    this.events.listen(emailResendRequested, async ({ job, cause }) => {
      if (job !== notifyOfEdition.name) return;
      const { editionId, orderId } = cause as EditionEmail;
      await this.database.manager.update(EditionReader, { editionId, orderId }, { status: 'promised' });
    });
  }
}
