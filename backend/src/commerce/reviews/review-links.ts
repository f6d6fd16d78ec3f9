import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { Order } from '../orders/order.entity.js';

const PURPOSE = 'review';

/** Of the page that a token opens. */
export const reviewPath = (token: string): string => `/reviews/${encodeURIComponent(token)}`;

/** The link by which a buyer, and nobody else, says what they think of their book. */
@Injectable()
export class ReviewLinks {
  constructor(
    private readonly database: Database,
    private readonly signedLinks: SignedLinks,
  ) {}

  async pathOf(orderId: string): Promise<string> {
    return reviewPath(await this.signedLinks.token(PURPOSE, orderId));
  }

  /** @returns undefined for a link that is not ours */
  async open(token: string): Promise<Order | undefined> {
    const id = await this.signedLinks.read(PURPOSE, token);
    return id ? ((await this.database.manager.findOneBy(Order, { id })) ?? undefined) : undefined;
  }
}
