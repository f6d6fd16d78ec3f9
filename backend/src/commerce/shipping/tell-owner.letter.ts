import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { ownerErrandMail } from './owner-errand.mail.js';
import { newsOf } from './owner-news.js';
import { ReadOrderLetter } from './read-order-letter.query.js';
import { SENT_LINK } from './sent-link.js';
import { tellOwner } from './tell-owner.job.js';

/** To the owner of the shop: what there is to be done by hand, as the order stands when the letter goes. */
@Injectable()
export class TellOwnerLetter {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly readOrderLetter: ReadOrderLetter,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(tellOwner)
  async write({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { order, product, letter } = await this.readOrderLetter.execute(orderId);
    const isSent = await this.database.manager.existsBy(OrderDispatch, { orderId });
    const news = newsOf(product.type, order.status, isSent);
    if (!news) return undefined;
    const token = await this.links.token(SENT_LINK.purpose, orderId);
    const sentUrl = `${this.configuration.publicUrl}${SENT_LINK.path(token)}`;
    return ownerErrandMail({ ...letter, to: site.contact.email, news, sentUrl });
  }
}
