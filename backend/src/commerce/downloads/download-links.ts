import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue, WritesEmail } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { createToken, hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { In } from 'typeorm';
import { ProductFile } from '../editions/edition.entity.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order, OrderLine } from '../orders/order.entity.js';
import { parseFileFormat, type FileFormat } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { linkRenewedEmail } from './download-emails.js';
import { LINK_LIFETIME_MS, linkPath, type LinkPlace } from './download-rules.js';
import { DownloadGrant, DownloadLink } from './download.entity.js';
import { sendRenewedLink, type RenewedLink } from './downloads.jobs.js';

interface IssuedLink {
  format: FileFormat;
  fileName: string;
  sizeBytes: number;
  /** Path on the site; the only place where the token is ever written out. */
  path: string;
  expiresAt: Date;
}

/** An email as its run writes it, or an order's page on one day; for another address than before it is another. */
interface Copy {
  run: Pick<JobRun, 'id'>;
  to: string;
}

/** Grants of files, and the links that open them for a day. */
@Injectable()
export class DownloadLinks {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly emails: EmailQueue,
    private readonly configuration: Configuration,
    private readonly signedLinks: SignedLinks,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /** Gives the buyer of a paid order the right to its files, once: later calls find the same grants. */
  async grant(order: Order): Promise<DownloadGrant[]> {
    const known = await this.findGrants(order);
    if (known.length > 0) return known;
    return this.database.transaction(async () => {
      // The order's own row is the lock, as everywhere: two locks in two orders would be a deadlock.
      await this.database.manager.findOneOrFail(Order, {
        where: { id: order.id },
        lock: { mode: 'for_no_key_update' },
      });
      const existing = await this.findGrants(order);
      return existing.length > 0 ? existing : this.grantFirst(order);
    });
  }

  private findGrants({ id: orderId }: Order): Promise<DownloadGrant[]> {
    return this.database.manager.find(DownloadGrant, { where: { orderId }, order: { createdAt: 'ASC' } });
  }

  /** Of an order whose row is held, and which had none so far. */
  async grantFirst(order: Order): Promise<DownloadGrant[]> {
    const { manager } = this.database;
    // Waits for a new edition that is just being put on sale: what is granted is what is sold then.
    const products = await manager
      .createQueryBuilder(Product, 'product')
      .innerJoin(OrderLine, 'line', 'line.productId = product.id')
      .where('line.orderId = :orderId', { orderId: order.id })
      .orderBy('line.lineNumber')
      .setLock('pessimistic_read', undefined, ['product'])
      .getMany();
    // Only an e-book has files, whatever its row says.
    const files = products.flatMap(({ id, type, digitalFiles, fileFormats }) =>
      (type === 'ebook' ? (digitalFiles ?? []) : []).map((filePath, at) => ({
        productId: id,
        filePath,
        fileFormat: parseFileFormat(fileFormats?.[at] ?? path.posix.extname(filePath)),
      })),
    );
    const grants = files.map((file, index) =>
      manager.create(DownloadGrant, {
        ...file,
        id: randomUUID(),
        orderId: order.id,
        fileName: path.posix.basename(file.filePath),
        // In the order of the lines, and of each product's files.
        createdAt: new Date(Date.now() + index),
      }),
    );
    if (grants.length > 0) await manager.insert(DownloadGrant, grants);
    return grants;
  }

  /**
   * Makes a fresh 24-hour link for each grant.
   * @param copy which email or page they are for, where it may be written more than once: all copies have the same links,
   *   each for a day
   */
  async issue(grants: readonly DownloadGrant[], issuedFor: LinkPlace, copy?: Copy): Promise<IssuedLink[]> {
    if (grants.length === 0) return [];
    const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
    const sizes = await this.sizesOf(grants);
    const issued = await Promise.all(
      grants.map(async (grant) => ({
        grant,
        token: copy ? await this.secretOf(copy, grant) : createToken(),
      })),
    );
    const rows = issued.map(({ grant, token }) => ({
      id: randomUUID(),
      grantId: grant.id,
      tokenHash: hashToken(token),
      expiresAt,
      issuedFor,
    }));
    const insert = this.database.manager.createQueryBuilder().insert().into(DownloadLink).values(rows);
    await insert.orUpdate(['expires_at'], ['token_hash']).execute();
    return issued.map(({ grant: { filePath, fileFormat, fileName }, token }) => ({
      format: fileFormat,
      fileName,
      sizeBytes: sizes.get(filePath) ?? 0,
      path: linkPath(token),
      expiresAt,
    }));
  }

  private secretOf({ run, to }: Copy, grant: DownloadGrant): Promise<string> {
    return this.signedLinks.secretOf('download', `${run.id} ${grant.id} ${to}`);
  }

  /** As they were when the files were put on sale; the storage is asked for those of before. */
  private async sizesOf(grants: readonly DownloadGrant[]): Promise<Map<string, number>> {
    const keys = grants.map(({ filePath }) => filePath);
    const known = await this.database.manager.findBy(ProductFile, { key: In(keys) });
    const sizes = new Map(known.map(({ key, sizeBytes }) => [key, sizeBytes]));
    for (const key of keys) if (!sizes.has(key)) sizes.set(key, (await this.files.size(key)) ?? 0);
    return sizes;
  }

  /**
   * Enqueues a fresh link by mail to the buyer's own address, unless it had one of this file lately: whoever holds an old link
   * learns nothing, and cannot pester its buyer.
   */
  renew(token: string): Promise<void> {
    return this.database.transaction(async () => {
      const link = isToken(token)
        ? await this.database.manager.findOne(DownloadLink, {
            where: { tokenHash: hashToken(token) },
            lock: { mode: 'for_no_key_update' },
          })
        : null;
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

  /** A fresh link in place of one that is used up, to the buyer's own address. */
  @WritesEmail(sendRenewedLink)
  async writeRenewedEmail({ linkId }: RenewedLink, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    const old = await manager.findOneByOrFail(DownloadLink, { id: linkId });
    const grant = await manager.findOneByOrFail(DownloadGrant, { id: old.grantId });
    const order = await manager.findOneByOrFail(Order, { id: grant.orderId });
    noteInLog({ orderId: order.id });
    if (!isPaidFor(order.status)) return undefined;
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    return linkRenewedEmail({
      to: order.customerEmail,
      customerName: order.customerName ?? '',
      productTitle: product.title,
      publicUrl: this.configuration.publicUrl,
      links: await this.issue([grant], 'letter', { run, to: order.customerEmail }),
    });
  }
}
