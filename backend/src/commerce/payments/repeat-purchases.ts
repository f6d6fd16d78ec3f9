import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { ORDER_STATUSES, isPaidFor } from '../orders/order-rules.js';
import { agoText, REPEAT_WINDOW_MS } from './repeat-purchase-rules.js';

/** Paid, or with a payment that is still processing. */
const BOUGHT = ORDER_STATUSES.filter((status) => isPaidFor(status) || status === 'processing');

const BY_KEYS = `SELECT o.id, lower(o.customer_email) = lower($3) AS "isSameEmail",
    coalesce(o.completed_at, o.created_at) AS "boughtAt"
  FROM order_requests r JOIN orders o ON o.id = r.order_id
  WHERE r.key_hash = ANY ($1) AND o.product_id = $2 AND o.status = ANY ($4)
    AND coalesce(o.completed_at, o.created_at) > $5
  ORDER BY "isSameEmail" DESC, "boughtAt" DESC, o.id LIMIT 1`;

interface RepeatInput {
  productId: string;
  customerEmail: string;
  /** Hashes of the keys that only this browser knows. */
  keyHashes: readonly string[];
}

/**
 * Detects a second purchase within a day by the same browser. Only that browser's own keys are looked up, never the
 * address alone: the answer would reveal what an address bought.
 */
@Injectable()
export class RepeatPurchases {
  constructor(
    private readonly database: Database,
    private readonly orderPageLinks: OrderPageLinks,
  ) {}

  /** @throws DomainError that asks whether another copy is wanted, with a link to the order if the address is the same */
  async refuseRepeat({ productId, customerEmail, keyHashes }: RepeatInput): Promise<void> {
    const [found] = await this.database.manager.query<{ id: string; isSameEmail: boolean; boughtAt: Date }[]>(
      BY_KEYS,
      [keyHashes, productId, customerEmail, BOUGHT, new Date(Date.now() - REPEAT_WINDOW_MS)],
    );
    if (!found) return;
    const ago = agoText(Date.now() - found.boughtAt.getTime());
    if (!found.isSameEmail) {
      throw new DomainError(
        'conflict',
        'COMMERCE.BOUGHT_ALREADY',
        `You bought this ${ago}, with another email address. Buy another copy?`,
      );
    }
    throw new DomainError(
      'conflict',
      'COMMERCE.BOUGHT_ALREADY',
      `You bought this ${ago}. Open it, or buy another copy?`,
      undefined,
      { orderUrl: await this.orderPageLinks.pathOf(found.id) },
    );
  }
}
