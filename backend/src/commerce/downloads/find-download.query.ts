import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { isPaidFor } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import { DownloadGrant } from './download-grant.entity.js';
import { DownloadLink } from './download-link.entity.js';
import { mediaType } from './media-type.js';

export interface Download extends SendableFile {
  linkId: string;
}

/** What a link opens. Unknown: 404; expired: 410; refunded, or while in dispute: 403. */
@Injectable()
export class FindDownload {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute(token: string): Promise<Download> {
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
}
