import { randomUUID } from 'node:crypto';

import { formatCents } from '@lectern/money';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ProductRelease } from '../products/product-release.entity.js';
import { Product } from '../products/product.entity.js';
import { awaitsPayment } from './order-status.js';
import { settleAddress } from './settle-address.js';
import { fingerprintOf, requestKeyOf, type OrderWish } from './order-wish.js';
import { OrderAddress } from './order-address.entity.js';
import { Order } from './order.entity.js';
import { OrderRequest } from './order-request.entity.js';

/** A click without a key is the same click for this long, as long as nothing was paid. */
const SAME_CLICK_MS = 30 * 60 * 1000;

/** The price is the server's: a page that shows another one is out of date, or was tampered with. */
function refuseOtherAmount(wish: OrderWish, title: string, priceCents: number): void {
  if (wish.shownAmountCents === undefined || wish.shownAmountCents === priceCents) return;
  throw new DomainError(
    'conflict',
    'COMMERCE.PRICE_CHANGED',
    `The price of ${title} is ${formatCents(priceCents)}, not ${formatCents(wish.shownAmountCents)}. Nothing was charged; please load the page again.`,
  );
}

/** Opens an order at the server's price, or finds the one that the same request opened before. */
@Injectable()
export class PlaceOrder {
  constructor(private readonly database: Database) {}

  execute(wish: OrderWish): Promise<{ order: Order; product: Product }> {
    const keyHash = requestKeyOf(wish);
    return this.database.transaction(async () => {
      await this.database.lock(`order-request:${keyHash}`);
      const product = await this.findForSale(wish.productId);
      const address = settleAddress(product, wish.shippingAddress);
      const earlier = await this.findEarlier(keyHash, wish, product);
      refuseOtherAmount(wish, product.title, earlier?.totalCents ?? product.priceCents);
      if (earlier) return { order: earlier, product };
      const order = await this.open(keyHash, wish, product);
      if (address) await this.database.manager.insert(OrderAddress, { ...address, orderId: order.id });
      return { order, product };
    });
  }

  private async findForSale(productId: string): Promise<Product> {
    const product = await this.database.manager.findOneBy(Product, { id: productId });
    if (!product) {
      throw new DomainError(
        'not-found',
        'COMMERCE.PRODUCT_NOT_FOUND',
        'There is no such product for sale here.',
      );
    }
    if (await this.isStillToCome(productId)) {
      throw new DomainError(
        'conflict',
        'COMMERCE.PRODUCT_NOT_OUT',
        `${product.title} is not out yet, so it cannot be bought. Its page can tell you by mail when it is.`,
      );
    }
    if (!product.isActive || (product.type === 'ebook' && !product.digitalFiles?.length)) {
      throw new DomainError(
        'conflict',
        'COMMERCE.PRODUCT_NOT_FOR_SALE',
        `${product.title} is not for sale at the moment.`,
      );
    }
    return product;
  }

  private isStillToCome(productId: string): Promise<boolean> {
    return this.database.manager.existsBy(ProductRelease, { productId, availability: 'pre-order' });
  }

  private async findEarlier(keyHash: string, wish: OrderWish, product: Product): Promise<Order | undefined> {
    const request = await this.database.manager.findOneBy(OrderRequest, { keyHash });
    if (!request) return undefined;
    if (request.fingerprint !== fingerprintOf(wish)) {
      throw new DomainError(
        'unprocessable',
        'COMMERCE.IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was already used for another purchase; please use a new one.',
      );
    }
    const order = await this.database.manager.findOneByOrFail(Order, { id: request.orderId });
    if (wish.idempotencyKey) return order;
    const isSameClick =
      awaitsPayment(order.status) &&
      order.totalCents === product.priceCents &&
      Date.now() - order.createdAt.getTime() < SAME_CLICK_MS;
    return isSameClick ? order : undefined;
  }

  private async open(keyHash: string, wish: OrderWish, product: Product): Promise<Order> {
    const order = this.database.manager.create(Order, {
      id: randomUUID(),
      customerEmail: wish.customerEmail.trim(),
      customerName: wish.customerName.trim(),
      productId: product.id,
      quantity: 1,
      totalCents: product.priceCents,
      stripePaymentIntentId: null,
      status: 'pending',
      completedAt: null,
    });
    await this.database.manager.insert(Order, order);
    await this.database.manager.upsert(
      OrderRequest,
      { keyHash, fingerprint: fingerprintOf(wish), orderId: order.id, createdAt: new Date() },
      ['keyHash'],
    );
    return order;
  }
}
