import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DailyCounts } from '../../owner-tools/index.js';
import { BOOK_FILES } from '../statistics/shop-charts.js';
import { Order } from '../orders/order.entity.js';
import { DigitalDownload } from './digital-download.entity.js';
import { DownloadGrant } from './download-grant.entity.js';
import { DownloadLink } from './download-link.entity.js';

/**
 * Counts finished transfers. Bytes add up for each link, so that a copy fetched in parts (a reader that
 * asks by range, a download broken off and resumed) counts once, when all of it has gone out.
 */
@Injectable()
export class CountDownload {
  constructor(
    private readonly database: Database,
    private readonly daily: DailyCounts,
  ) {}

  execute(linkId: string, sentBytes: number, sizeBytes: number): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const link = await manager.findOneOrFail(DownloadLink, {
        where: { id: linkId },
        lock: { mode: 'for_no_key_update' },
      });
      const total = link.deliveredBytes + sentBytes;
      const finished = Math.floor(total / sizeBytes);
      await manager.update(DownloadLink, { id: linkId }, { deliveredBytes: total % sizeBytes });
      if (finished > 0) await this.record(link.grantId, finished);
    });
  }

  private async record(grantId: string, finished: number): Promise<void> {
    const { manager } = this.database;
    // The grant's lock keeps two links of the same file from both writing a first row.
    const grant = await manager.findOneOrFail(DownloadGrant, {
      where: { id: grantId },
      lock: { mode: 'for_no_key_update' },
    });
    const { orderId, productId, filePath, fileName, fileFormat } = grant;
    // The day's row is shared by all readers of a book: it is locked last, and only until this ends.
    const day = { figure: BOOK_FILES, subject: productId, count: finished };
    const counted = await manager.findOneBy(DigitalDownload, { orderId, filePath });
    if (counted) {
      await manager.update(
        DigitalDownload,
        { id: counted.id },
        { downloadCount: counted.downloadCount + finished, downloadedAt: new Date() },
      );
      return this.daily.add([day]);
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
    await this.daily.add([day]);
  }
}
