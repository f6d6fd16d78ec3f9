import { Injectable } from '@nestjs/common';

import { CountBuffer } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { isPaidFor } from '../orders/order-rules.js';
import { CopyRequests } from '../personal-copies/copy-requests.js';
import { BOOK_FILES } from '../statistics/shop-statistics-rules.js';
import { mediaType } from './download-rules.js';
import { addSentBytes, countDownloads, type OpenedLink, openLink } from './downloads.queries.js';

export interface Download extends SendableFile {
  linkId: string;
  /** Probably a mail scanner; not counted. */
  isAutomatic: boolean;
}

interface LinkRequest {
  isOpening: boolean;
  /** A range request without a version, which continues with the file it began with. */
  isPart: boolean;
  isLikelyPerson: boolean;
}

@Injectable()
export class Downloads {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly tally: CountBuffer,
    private readonly copies: CopyRequests,
  ) {}

  /**
   * Finds the personal copy, or the original until the copy is made.
   * @throws DomainError not-found, gone, or forbidden after a refund and during a dispute
   */
  async find(token: string, { isOpening, isPart, isLikelyPerson }: LinkRequest): Promise<Download> {
    const link = await openLink(this.database.manager, hashToken(token), { isOpening, isLikelyPerson });
    if (!link)
      throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'We don’t recognize this download link.');
    const { linkId, grantId, orderId, status, fileName, fileFormat } = link;
    noteInLog({ orderId });
    if (status === 'disputed') {
      throw new DomainError(
        'forbidden',
        'COMMERCE.ACCESS_PAUSED',
        'The bank is looking into this payment, so the files are on hold until that’s settled.',
      );
    }
    if (!isPaidFor(status)) {
      throw new DomainError(
        'forbidden',
        'COMMERCE.ACCESS_ENDED',
        'This purchase was refunded, so the files are no longer available.',
      );
    }
    if (link.expiresAt.getTime() <= Date.now()) {
      throw new DomainError(
        'gone',
        'COMMERCE.LINK_EXPIRED',
        'This download link has expired. We can send a new one to the address you bought with.',
      );
    }
    if (link.wantsCopy) await this.copies.request(orderId);
    const { key, sizeBytes } = await this.servedFile(link, isPart);
    return {
      linkId,
      isAutomatic: link.isJustSent && !isLikelyPerson,
      sizeBytes,
      fileName,
      contentType: mediaType(fileFormat),
      // Ends range requests that began with another edition.
      version: `${grantId}-${hashToken(key).slice(0, 12)}`,
      read: (start, end) => this.files.read(key, start, end),
    };
  }

  private async servedFile(link: OpenedLink, isPart: boolean): Promise<{ key: string; sizeBytes: number }> {
    const { copyKey, isOlder, orderId, grantId, filePath } = link;
    if (copyKey && !(isPart && isOlder)) {
      const sizeBytes = await this.files.size(copyKey);
      if (sizeBytes !== undefined) return { key: copyKey, sizeBytes };
      // The copy is missing: it is made again.
      await this.copies.end([orderId]);
      await this.copies.request(orderId);
    }
    const sizeBytes = await this.files.size(filePath);
    if (sizeBytes === undefined) throw new Error(`The file of grant ${grantId} is missing from storage.`);
    return { key: filePath, sizeBytes };
  }

  /** Counts finished transfers. A copy fetched in ranges counts once, when all of it was sent. */
  async count(linkId: string, sentBytes: number, sizeBytes: number): Promise<void> {
    const counted = await this.database.transaction(async () => {
      const { manager } = this.database;
      const sent = await addSentBytes(manager, linkId, { sentBytes, sizeBytes });
      if (!sent || sent.finished === 0) return undefined;
      const productId = await countDownloads(manager, sent.grantId, sent.finished);
      return productId === undefined ? undefined : { productId, finished: sent.finished };
    });
    // All readers share the day's row, so it is updated in batches.
    if (counted) this.tally.count(BOOK_FILES, counted.productId, counted.finished);
  }
}
