import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { Order } from '../orders/order.entity.js';

const PURPOSE = 'review';

export const reviewPath = (token: string): string => `/reviews/${encodeURIComponent(token)}`;

/** Signed link by which only the buyer can write a review. */
@Injectable()
export class ReviewLinks {
  constructor(
    private readonly database: Database,
    private readonly signedLinks: SignedLinks,
  ) {}

  async pathOf(orderId: string): Promise<string> {
    return reviewPath(await this.signedLinks.token(PURPOSE, orderId));
  }

  async open(token: string): Promise<Order | undefined> {
    const id = await this.signedLinks.read(PURPOSE, token);
    return id ? ((await this.database.manager.findOneBy(Order, { id })) ?? undefined) : undefined;
  }
}
