import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
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
import type { FileFormat } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { newEditionEmail } from './edition-email.js';
import { EditionReader, ProductEdition } from './edition.entity.js';
import { announceEdition, notifyOfEdition, type EditionEmail } from './editions.jobs.js';

const FILES = `SELECT p.title, f.key, f.file_name AS "fileName", f.format
  FROM product_files f JOIN products p ON p.id = $1 WHERE f.edition_id = $2`;

/** Keys of an edition's files, and their names for buyers. */
const NAMES = 'unnest($3::text[], $4::text[]) AS named (key, file_name)';

/** Grants of earlier editions get the file at the same position. Links follow their grant. */
const REPLACE = `
  UPDATE download_grants g SET file_path = fresh.key, file_name = named.file_name, file_format = fresh.format
  FROM product_files old
    JOIN product_editions e ON e.id = old.edition_id AND e.product_id = $1
    JOIN product_files fresh ON fresh.edition_id = $2 AND fresh.position = old.position
    JOIN ${NAMES} ON named.key = fresh.key
  WHERE g.product_id = $1 AND g.file_path = old.key AND old.key <> fresh.key`;

/** An additional file is granted to buyers of the others. */
const ADD = `
  INSERT INTO download_grants (order_id, product_id, file_path, file_name, file_format, created_at)
  SELECT o.order_id, $1, f.key, named.file_name, f.format, clock_timestamp() + f.position * interval '1 millisecond'
  FROM (SELECT DISTINCT order_id FROM download_grants WHERE product_id = $1) o
    JOIN product_files f ON f.edition_id = $2 JOIN ${NAMES} ON named.key = f.key
  ON CONFLICT (order_id, file_path) DO NOTHING`;

interface EditionFile {
  title: string;
  key: string;
  fileName: string;
  format: FileFormat;
}

/** Buyers without a refund, each by the newest of their orders. */
const READERS = `
  INSERT INTO edition_readers (edition_id, order_id)
  SELECT DISTINCT ON (lower(o.customer_email)) $2, o.id FROM orders o
  WHERE o.product_id = $1 AND o.status IN ('paid', 'fulfilled', 'to-send', 'sent')
    AND EXISTS (SELECT FROM download_grants g WHERE g.order_id = o.id)
  ORDER BY lower(o.customer_email), o.created_at DESC, o.id`;

const PROMISED = `
  UPDATE edition_readers r SET status = 'promised' FROM orders o
  WHERE o.id = r.order_id AND (r.edition_id, r.order_id) IN (
    SELECT edition_id, order_id FROM edition_readers WHERE edition_id = $1 AND status = 'waiting'
    LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING r.order_id AS "orderId", o.customer_email AS email`;

/** Delivers a new edition to earlier buyers. */
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

  /** Grants a new edition to earlier buyers and enqueues the job for their emails. */
  async deliver(productId: string, editionId: string, isEmailed: boolean): Promise<void> {
    const { manager } = this.database;
    const files = await manager.query<EditionFile[]>(FILES, [productId, editionId]);
    const names = buyerFileNames(files[0]?.title ?? '', files);
    const parameters = [productId, editionId, files.map(({ key }) => key), names];
    await manager.query(REPLACE, parameters);
    await manager.query(ADD, parameters);
    if (!isEmailed) return;
    await manager.query(READERS, [productId, editionId]);
    await this.outbox.enqueue(announceEdition, { editionId });
  }

  /** Enqueues one email for each reader of an edition, in batches at the pace of {@link BulkEmailThrottle}, then itself. */
  @HandlesJob(announceEdition)
  announce({ editionId }: { editionId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { batchSize } = this.throttle;
      const [rows] = await this.database.manager.query<[{ orderId: string; email: string }[], number]>(
        PROMISED,
        [editionId, batchSize],
      );
      const delaysMs = await this.throttle.delaysMs(rows.length);
      for (const [at, { orderId, email }] of rows.entries())
        await this.emails.enqueue(notifyOfEdition, { editionId, orderId }, email, { delayMs: delaysMs[at] });
      if (rows.length === batchSize)
        await this.outbox.enqueue(announceEdition, { editionId }, { delayMs: delaysMs.at(-1) });
    });
  }

  /** Email about a new edition, with new links. Skipped after a refund. */
  @WritesEmail(notifyOfEdition)
  async writeEmail({ editionId, orderId }: EditionEmail, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    noteInLog({ orderId });
    // Orders are always locked first.
    const order = await manager.findOneOrFail(Order, {
      where: { id: orderId },
      lock: { mode: 'for_no_key_update' },
    });
    const reader = await manager.findOne(EditionReader, {
      where: { editionId, orderId },
      lock: { mode: 'for_no_key_update' },
    });
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

  /** Allows the email about an edition to be sent again, with new links. */
  async allowEmailAgain({ editionId, orderId }: EditionEmail): Promise<void> {
    await this.database.manager.update(EditionReader, { editionId, orderId }, { status: 'promised' });
  }

  onModuleInit(): void {
    this.events.listen(emailResendRequested, async ({ job, cause }) => {
      if (job === notifyOfEdition.name) await this.allowEmailAgain(cause as EditionEmail);
    });
  }
}
