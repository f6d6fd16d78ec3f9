import { timingSafeEqual } from 'node:crypto';

import { bookByProductId } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { orderReference } from '../orders/order-reference.js';
import { isPaidFor, type OrderStatus } from '../orders/order-status.js';
import type { Order } from '../orders/order.entity.js';
import { SettlePayment } from '../payments/settle-payment.use-case.js';
import { Product } from '../products/product.entity.js';
import type { PurchaseDto, PurchasedFileDto } from './claim-purchase.dto.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { IssueLinks } from './issue-links.use-case.js';

const PURCHASE_STATUS: Record<OrderStatus, PurchaseDto['status']> = {
  pending: 'processing',
  processing: 'processing',
  paid: 'ready',
  fulfilled: 'ready',
  'to-send': 'ready',
  sent: 'ready',
  failed: 'failed',
  cancelled: 'failed',
  refunded: 'refunded',
  disputed: 'paused',
};

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Gives the buyer her book on the spot. Whoever holds the payment's client secret is the buyer; the payment
 * is settled here and now, so that nobody waits for a webhook or a mail.
 */
@Injectable()
export class ClaimPurchase {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly settlePayment: SettlePayment,
    private readonly grantDownloads: GrantDownloads,
    private readonly issueLinks: IssueLinks,
  ) {}

  async execute(clientSecret: string): Promise<PurchaseDto> {
    const paymentIntentId = clientSecret.split('_secret_')[0] ?? '';
    const intent = await this.stripe.paymentIntents.retrieve(paymentIntentId).catch(translate);
    const order = isSame(clientSecret, intent?.client_secret ?? '')
      ? await this.settlePayment.execute({ paymentIntentId })
      : undefined;
    if (!order) {
      throw new DomainError(
        'not-found',
        'COMMERCE.PAYMENT_UNKNOWN',
        'No payment of this shop belongs to this link.',
      );
    }
    const product = await this.database.manager.findOneByOrFail(Product, { id: order.productId });
    return {
      orderRef: orderReference(order.id),
      status: PURCHASE_STATUS[order.status],
      product: {
        id: product.id,
        title: product.title,
        type: product.type,
        bookId: bookByProductId(product.id)?.id ?? null,
      },
      customerEmail: order.customerEmail,
      downloads: isPaidFor(order.status) ? await this.open(order) : [],
    };
  }

  private open(order: Order): Promise<PurchasedFileDto[]> {
    return this.database.transaction(async () => {
      const links = await this.issueLinks.execute(await this.grantDownloads.execute(order), 'page');
      return links.map(({ format, fileName, sizeBytes, path, expiresAt }) => ({
        format,
        fileName,
        sizeBytes,
        url: path,
        expiresAt: expiresAt.toISOString(),
      }));
    });
  }
}

/** An intent that Stripe does not know is no error of ours; a Stripe that does not answer is. */
function translate(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  throw new DomainError(
    'unavailable',
    'COMMERCE.PAYMENT_UNAVAILABLE',
    'The payment cannot be checked at the moment. Your book is safe; please try again in a minute.',
  );
}
