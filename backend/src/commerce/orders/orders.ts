import { randomUUID } from 'node:crypto';

import { formatCents } from '@lectern/money';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { ProductRelease, Product } from '../products/product.entity.js';
import {
  SAME_CLICK_MS,
  awaitsPayment,
  fingerprintOf,
  requestKeyOf,
  type OrderInput,
  isOrderId,
} from './order-rules.js';
import { OrderAddress, Order, OrderRequest } from './order.entity.js';
import { settleAddress } from './postal-address-rules.js';

/** The price is the server's: a page that shows another one is out of date, or was tampered with. */
function refuseOtherAmount(input: OrderInput, title: string, priceCents: number): void {
  if (input.shownAmountCents === undefined || input.shownAmountCents === priceCents) return;
  throw new DomainError(
    'conflict',
    'COMMERCE.PRICE_CHANGED',
    `The price of ${title} is ${formatCents(priceCents)}, not ${formatCents(input.shownAmountCents)}. Nothing was charged; please load the page again.`,
  );
}

/** Orders as they are opened and changed: one click, one order. */
@Injectable()
export class Orders {
  constructor(
    private readonly database: Database,
    private readonly guard: CheckoutGuard,
  ) {}

  /** Opens an order at the server's price, or finds the one that the same request opened before. */
  place(input: OrderInput): Promise<{ order: Order; product: Product }> {
    const keyHash = requestKeyOf(input);
    return this.database.transaction(async () => {
      await this.database.lock(`order-request:${keyHash}`);
      const product = await this.findForSale(input.productId);
      const address = settleAddress(product, input.shippingAddress);
      const earlier = await this.findEarlier(keyHash, input, product);
      refuseOtherAmount(input, product.title, earlier?.totalCents ?? product.priceCents);
      if (earlier) return { order: earlier, product };
      const order = await this.open(keyHash, input, product);
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

  private async findEarlier(
    keyHash: string,
    input: OrderInput,
    product: Product,
  ): Promise<Order | undefined> {
    const request = await this.database.manager.findOneBy(OrderRequest, { keyHash });
    if (!request) return undefined;
    if (request.fingerprint !== fingerprintOf(input)) {
      throw new DomainError(
        'unprocessable',
        'COMMERCE.IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was already used for another purchase; please use a new one.',
      );
    }
    const order = await this.database.manager.findOneByOrFail(Order, { id: request.orderId });
    if (input.idempotencyKey) return order;
    const isSameClick =
      awaitsPayment(order.status) &&
      order.totalCents === product.priceCents &&
      Date.now() - order.createdAt.getTime() < SAME_CLICK_MS;
    return isSameClick ? order : undefined;
  }

  private async open(keyHash: string, input: OrderInput, product: Product): Promise<Order> {
    const order = this.database.manager.create(Order, {
      id: randomUUID(),
      customerEmail: input.customerEmail.trim(),
      customerName: input.customerName.trim(),
      productId: product.id,
      quantity: 1,
      totalCents: product.priceCents,
      stripePaymentIntentId: null,
      status: 'pending',
      completedAt: null,
    });
    await this.guard.admit(order.id, order.customerEmail, input.source);
    await this.database.manager.insert(Order, order);
    await this.database.manager.upsert(
      OrderRequest,
      { keyHash, fingerprint: fingerprintOf(input), orderId: order.id, createdAt: new Date() },
      ['keyHash'],
    );
    return order;
  }

  /**
   * Takes an order in hand until the transaction ends: its own row is the lock, as everywhere.
   * @throws DomainError for one that there is not
   */
  async lock(id: string): Promise<Order> {
    const lock = { mode: 'for_no_key_update' as const };
    const order = isOrderId(id) ? await this.database.manager.findOne(Order, { where: { id }, lock }) : null;
    if (!order) throw new DomainError('not-found', 'COMMERCE.ORDER_UNKNOWN', 'There is no such order.');
    noteInLog({ orderId: order.id });
    return order;
  }
}
