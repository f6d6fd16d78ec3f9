import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { Order } from '../orders/order.entity.js';
import { DownloadGrant } from './download-grant.entity.js';
import { DownloadLink } from './download-link.entity.js';
import { sendRenewedLink } from './send-renewed-link.job.js';

/** Two clicks, or an impatient third, lead to one mail. */
const ONE_MAIL_PER_MS = 5 * 60 * 1000;

/** Promises a fresh link by mail to the buyer's own address: whoever holds the old link learns nothing. */
@Injectable()
export class RenewLink {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
  ) {}

  execute(token: string): Promise<void> {
    return this.database.transaction(async () => {
      const link = isToken(token)
        ? await this.database.manager.findOne(DownloadLink, {
            where: { tokenHash: hashToken(token) },
            lock: { mode: 'for_no_key_update' },
          })
        : null;
      if (!link)
        throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'This download link is not known here.');
      noteInLog({ linkId: link.id });
      if (link.renewedAt && Date.now() - link.renewedAt.getTime() < ONE_MAIL_PER_MS) return;
      await this.database.manager.update(DownloadLink, { id: link.id }, { renewedAt: new Date() });
      const { orderId } = await this.database.manager.findOneByOrFail(DownloadGrant, { id: link.grantId });
      const { customerEmail } = await this.database.manager.findOneByOrFail(Order, { id: orderId });
      await this.letters.enqueue(sendRenewedLink, { linkId: link.id, orderId }, customerEmail);
    });
  }
}
