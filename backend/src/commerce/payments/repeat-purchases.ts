import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { ORDER_STATUSES, isPaidFor } from '../orders/order-rules.js';
import { findRepeat } from './payments.queries.js';
import { agoText, REPEAT_WINDOW_MS } from './repeat-purchase-rules.js';

/** Paid, or with a payment that is still processing. */
const BOUGHT = ORDER_STATUSES.filter((status) => isPaidFor(status) || status === 'processing');

interface RepeatInput {
  productId: string;
  customerEmail: string;
  /** Hashes of the keys that only this browser knows. */
  keyHashes: readonly string[];
}

/**
 * Detects a second purchase within a day by the same browser. Looks up that browser's keys, never the address alone:
 * the answer would reveal what an address bought.
 */
@Injectable()
export class RepeatPurchases {
  constructor(
    private readonly database: Database,
    private readonly orderPageLinks: OrderPageLinks,
  ) {}

  /** @throws DomainError with a link to the order if the address is the same */
  async refuseRepeat({ productId, customerEmail, keyHashes }: RepeatInput): Promise<void> {
    const found = await findRepeat(this.database.manager, {
      ...{ keyHashes, productId, customerEmail, statuses: BOUGHT },
      after: new Date(Date.now() - REPEAT_WINDOW_MS),
    });
    if (!found) return;
    const ago = agoText(Date.now() - found.boughtAt.getTime());
    const { isSameEmail } = found;
    throw new DomainError(
      'conflict',
      'COMMERCE.BOUGHT_ALREADY',
      isSameEmail
        ? `You bought this ${ago}. Open it, or buy another copy?`
        : `You bought this ${ago}, with another email address. Buy another copy?`,
      undefined,
      isSameEmail ? { orderUrl: await this.orderPageLinks.pathOf(found.id) } : undefined,
    );
  }
}
