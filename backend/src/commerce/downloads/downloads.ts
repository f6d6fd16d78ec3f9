import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { CountBuffer } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { BOOK_FILES } from '../statistics/shop-statistics.js';
import { mediaType } from './download-rules.js';
import { DownloadGrant, DownloadLink, DigitalDownload } from './download.entity.js';

export interface Download extends SendableFile {
  linkId: string;
}

const NOTED = `UPDATE download_links
  SET first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(), opened_count = opened_count + 1
  WHERE id = $1 AND (last_opened_at IS NULL OR last_opened_at < now() - interval '1 minute')`;

/** The transfer of files behind a link. */
@Injectable()
export class Downloads {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly tally: CountBuffer,
  ) {}

  /** What a link opens. Unknown: 404; expired: 410; refunded, or while in dispute: 403. */
  async find(token: string): Promise<Download> {
    const { manager } = this.database;
    const link = isToken(token)
      ? await manager.findOneBy(DownloadLink, { tokenHash: hashToken(token) })
      : null;
    if (!link)
      throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'This download link is not known here.');
    const grant = await manager.findOneByOrFail(DownloadGrant, { id: link.grantId });
    const order = await manager.findOneByOrFail(Order, { id: grant.orderId });
    noteInLog({ orderId: order.id });
    if (order.status === 'disputed') {
      throw new DomainError(
        'forbidden',
        'COMMERCE.ACCESS_PAUSED',
        'The payment of this purchase is in dispute at the bank, so its files wait until that is settled.',
      );
    }
    if (!isPaidFor(order.status)) {
      throw new DomainError(
        'forbidden',
        'COMMERCE.ACCESS_ENDED',
        'This purchase was given back, so its files can no longer be downloaded.',
      );
    }
    if (link.expiresAt.getTime() <= Date.now()) {
      throw new DomainError(
        'gone',
        'COMMERCE.LINK_EXPIRED',
        'This download link has expired. A new one can be sent to the address of the purchase.',
      );
    }
    const sizeBytes = await this.files.size(grant.filePath);
    if (sizeBytes === undefined) throw new Error(`The file of grant ${grant.id} is missing from storage.`);
    return {
      linkId: link.id,
      sizeBytes,
      fileName: grant.fileName,
      contentType: mediaType(grant.fileFormat),
      // A copy that was begun of one edition is not gone on with from another.
      version: `${grant.id}-${hashToken(grant.filePath).slice(0, 12)}`,
      read: (start, end) => this.files.read(grant.filePath, start, end),
    };
  }

  /** Notes that a link was asked for: a reader that fetches a file in a hundred parts has opened it once. */
  async noteOpened(linkId: string): Promise<void> {
    await this.database.manager.query(NOTED, [linkId]);
  }

  /**
   * Counts finished transfers. Bytes add up for each link, so that a copy fetched in parts (a reader that
   * asks by range, a download broken off and resumed) counts once, when all of it has gone out.
   */
  async count(linkId: string, sentBytes: number, sizeBytes: number): Promise<void> {
    const counted = await this.database.transaction(async () => {
      const { manager } = this.database;
      const link = await manager.findOneOrFail(DownloadLink, {
        where: { id: linkId },
        lock: { mode: 'for_no_key_update' },
      });
      const total = link.deliveredBytes + sentBytes;
      const finished = Math.floor(total / sizeBytes);
      await manager.update(DownloadLink, { id: linkId }, { deliveredBytes: total % sizeBytes });
      if (finished === 0) return undefined;
      return { productId: await this.record(link.grantId, finished), finished };
    });
    // The day's row is shared by all readers of a book: none of them waits for it.
    if (counted) this.tally.count(BOOK_FILES, counted.productId, counted.finished);
  }

  /** Returns the product. */
  private async record(grantId: string, finished: number): Promise<string> {
    const { manager } = this.database;
    // The grant's lock keeps two links of the same file from both writing a first row.
    const grant = await manager.findOneOrFail(DownloadGrant, {
      where: { id: grantId },
      lock: { mode: 'for_no_key_update' },
    });
    const { orderId, productId, filePath, fileName, fileFormat } = grant;
    const counted = await manager.findOneBy(DigitalDownload, { orderId, filePath });
    if (counted) {
      await manager.update(
        DigitalDownload,
        { id: counted.id },
        { downloadCount: counted.downloadCount + finished, downloadedAt: new Date() },
      );
      return productId;
    }
    const { customerEmail } = await manager.findOneByOrFail(Order, { id: orderId });
    await manager.insert(DigitalDownload, {
      id: randomUUID(),
      orderId,
      productId,
      customerEmail,
      filePath,
      fileName,
      fileFormat,
      downloadCount: finished,
    });
    return productId;
  }
}
