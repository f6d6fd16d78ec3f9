import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { GrantDownloads } from '../downloads/grant-downloads.use-case.js';
import { IssueLinks } from '../downloads/issue-links.use-case.js';
import { isPaidFor } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import { EditionReader } from './edition-reader.entity.js';
import { newEditionMail } from './new-edition.mail.js';
import { ProductEdition } from './product-edition.entity.js';
import { type EditionLetter, tellEdition } from './tell-edition.job.js';

/** Tells one past buyer of a new edition, once, with links of her own. Whoever gave the book back hears nothing. */
@Injectable()
export class TellEditionLetter {
  constructor(
    private readonly database: Database,
    private readonly grantDownloads: GrantDownloads,
    private readonly issueLinks: IssueLinks,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(tellEdition)
  async write({ editionId, orderId }: EditionLetter): Promise<Email | undefined> {
    const { manager } = this.database;
    noteInLog({ orderId });
    // The order first, as everywhere.
    const order = await manager.findOneOrFail(Order, {
      where: { id: orderId },
      lock: { mode: 'for_no_key_update' },
    });
    const reader = await manager.findOne(EditionReader, {
      where: { editionId, orderId },
      lock: { mode: 'for_no_key_update' },
    });
    if (reader?.status !== 'promised') return undefined;
    const status = isPaidFor(order.status) ? 'told' : 'left';
    await manager.update(EditionReader, { editionId, orderId }, { status });
    if (status === 'left') return undefined;
    const { note } = await manager.findOneByOrFail(ProductEdition, { id: editionId });
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    return newEditionMail({
      to: order.customerEmail,
      customerName: order.customerName ?? '',
      productTitle: product.title,
      publicUrl: this.configuration.publicUrl,
      links: await this.issueLinks.execute(await this.grantDownloads.execute(order), 'letter'),
      note,
    });
  }
}
