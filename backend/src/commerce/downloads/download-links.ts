import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { CopyRequests } from '../personal-copies/copy-requests.js';
import { parseFileFormat, type FileFormat } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { linkRenewedEmail } from './download-emails.js';
import { buyerFileNames, LINK_LIFETIME_MS, linkPath, type LinkPlace } from './download-rules.js';
import { DownloadGrant, DownloadLink } from './download.entity.js';
import {
  findGrants,
  insertGrants,
  insertLinks,
  lockSoldFiles,
  type SizedGrant,
} from './downloads.queries.js';
import { sendRenewedLink, type RenewedLink } from './downloads.jobs.js';

interface IssuedLink {
  format: FileFormat;
  fileName: string;
  sizeBytes: number;
  /** Fixed-layout ePub, which cannot be read on the site. */
  isFixedLayout: boolean;
  /** The token is stored nowhere. */
  path: string;
  expiresAt: Date;
}

interface WrittenLink {
  grant: SizedGrant;
  token: string;
  expiresAt: Date;
}

/** An email or page that may be written again, by job run and address. */
interface Copy {
  run: Pick<JobRun, 'id'>;
  to: string;
}

/** Grants of files, and the links that open them for 24 hours. */
@Injectable()
export class DownloadLinks {
  private readonly storedSizes = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly emails: EmailQueue,
    private readonly configuration: Configuration,
    private readonly signedLinks: SignedLinks,
    private readonly rateLimiter: RateLimiter,
    private readonly copies: CopyRequests,
  ) {}

  /** Grants the files of a paid order, once. */
  async grant(order: Order): Promise<SizedGrant[]> {
    const known = await findGrants(this.database.manager, order.id);
    if (known.length > 0) return known;
    return this.database.transaction(async () => {
      // Every writer locks the order's row; a second lock could deadlock.
      await this.database.manager.findOneOrFail(Order, { where: { id: order.id }, lock: ROW_LOCK });
      const existing = await findGrants(this.database.manager, order.id);
      if (existing.length > 0) return existing;
      await this.grantFirst(order);
      return findGrants(this.database.manager, order.id);
    });
  }

  /** Call it with the order's row locked. */
  async grantFirst(order: Order): Promise<void> {
    const { manager } = this.database;
    const products = await lockSoldFiles(manager, order.id);
    const files = products.flatMap(({ id, title, type, digitalFiles, fileFormats }) => {
      const sold = (type === 'ebook' ? (digitalFiles ?? []) : []).map((filePath, at) => ({
        filePath,
        fileName: path.posix.basename(filePath),
        format: parseFileFormat(fileFormats?.[at] ?? path.posix.extname(filePath)),
      }));
      const names = buyerFileNames(title, sold);
      return sold.map(({ filePath, format, fileName }, at) => {
        return { productId: id, filePath, fileFormat: format, fileName: names[at] ?? fileName };
      });
    });
    const grants = files.map((file, index) =>
      manager.create(DownloadGrant, {
        ...file,
        id: randomUUID(),
        orderId: order.id,
        // Keeps them sorted by order line, then by file.
        createdAt: new Date(Date.now() + index),
      }),
    );
    if (grants.length > 0) await insertGrants(manager, grants);
  }

  /**
   * Creates a 24-hour link for each grant.
   * @param copy gets the same links each time it is written
   */
  async issue(grants: readonly SizedGrant[], issuedFor: LinkPlace, copy?: Copy): Promise<IssuedLink[]> {
    return this.describe(await this.write(grants, issuedFor, copy));
  }

  /** Like {@link issue}, without reading the storage. */
  async write(grants: readonly SizedGrant[], issuedFor: LinkPlace, copy?: Copy): Promise<WrittenLink[]> {
    if (grants.length === 0) return [];
    for (const orderId of new Set(grants.filter(({ wantsCopy }) => wantsCopy).map((grant) => grant.orderId)))
      await this.copies.request(orderId);
    const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
    const issued = await Promise.all(
      grants.map(async (grant) => ({
        grant,
        token: copy ? await this.secretOf(copy, grant) : createToken(),
        expiresAt,
      })),
    );
    const links = issued.map(({ grant, token }) => ({ grantId: grant.id, tokenHash: hashToken(token) }));
    await insertLinks(this.database.manager, links, { expiresAt, issuedFor });
    return issued;
  }

  /** Reads sizes from storage for files older than the editions. */
  describe(links: readonly WrittenLink[]): Promise<IssuedLink[]> {
    return Promise.all(
      links.map(async ({ grant, token, expiresAt }) => ({
        format: grant.fileFormat,
        fileName: grant.fileName,
        sizeBytes: grant.sizeBytes ?? (await this.storedSize(grant.filePath)),
        isFixedLayout: grant.isFixedLayout,
        path: linkPath(token),
        expiresAt,
      })),
    );
  }

  private secretOf({ run, to }: Copy, grant: DownloadGrant): Promise<string> {
    return this.signedLinks.secretOf('download', `${run.id} ${grant.id} ${to}`);
  }

  /** Zero if the file is missing. A key's content never changes. */
  private async storedSize(key: string): Promise<number> {
    const size = this.storedSizes.get(key) ?? (await this.files.size(key)) ?? 0;
    if (size > 0) this.storedSizes.set(key, size);
    return size;
  }

  /**
   * Enqueues an email with a new link, unless one was sent recently. It goes to the buyer's own address, since the
   * link may be in other hands.
   */
  renew(token: string): Promise<void> {
    return this.database.transaction(async () => {
      const link = await this.database.manager.findOne(DownloadLink, {
        where: { tokenHash: hashToken(token) },
        lock: ROW_LOCK,
      });
      if (!link)
        throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'We don’t recognize this download link.');
      noteInLog({ linkId: link.id });
      const { orderId } = await this.database.manager.findOneByOrFail(DownloadGrant, { id: link.grantId });
      const { customerEmail } = await this.database.manager.findOneByOrFail(Order, { id: orderId });
      if (!(await this.rateLimiter.takeEmail(`renewed-link:${link.grantId}`, customerEmail))) return;
      await this.database.manager.update(DownloadLink, { id: link.id }, { renewedAt: new Date() });
      await this.emails.enqueue(sendRenewedLink, { linkId: link.id, orderId }, customerEmail);
    });
  }

  @WritesEmail(sendRenewedLink)
  async writeRenewedEmail({ linkId }: RenewedLink, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    const old = await manager.findOneByOrFail(DownloadLink, { id: linkId });
    const { id: grantId, orderId } = await manager.findOneByOrFail(DownloadGrant, { id: old.grantId });
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    noteInLog({ orderId });
    if (!isPaidFor(order.status)) return undefined;
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    const grants = (await findGrants(this.database.manager, order.id)).filter(({ id }) => id === grantId);
    return linkRenewedEmail({
      customerEmail: order.customerEmail,
      customerName: order.customerName ?? '',
      productTitle: product.title,
      publicUrl: this.configuration.publicUrl,
      links: await this.issue(grants, 'letter', { run, to: order.customerEmail }),
    });
  }
}
