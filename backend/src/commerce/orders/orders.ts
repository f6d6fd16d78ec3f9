import { formatPrice } from '@lectern/catalogue';
import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import type { Product } from '../products/product.entity.js';
import { SAME_CLICK_MS, awaitsPayment, fingerprintOf, type OrderInput } from './order-rules.js';
import { Order, OrderRequest } from './order.entity.js';
import { findOrderTitles, findProductForSale, insertOrder, type ProductForSale } from './orders.queries.js';
import { type PostalAddress, shippingAddressOf } from './postal-address-rules.js';

/** A page with another price is out of date or was tampered with. */
function refuseOtherAmount(
  input: OrderInput,
  { title, priceCents }: Pick<Product, 'title' | 'priceCents'>,
): void {
  if (input.shownAmountCents === undefined || input.shownAmountCents === priceCents) return;
  throw new DomainError(
    'conflict',
    'COMMERCE.PRICE_CHANGED',
    `The price of ${title} is ${formatPrice(priceCents)}, not ${formatPrice(input.shownAmountCents)}. Nothing was charged; please load the page again.`,
  );
}

interface PlacedOrder {
  order: Order;
  /** Unpaid, with a former price: cancel its payment before placing it again. */
  isOutdated: boolean;
}

@Injectable()
export class Orders {
  constructor(
    private readonly database: Database,
    private readonly guard: CheckoutGuard,
  ) {}

  /** Opens an order at the server's price, or finds the one of the same request. */
  async place(input: OrderInput, product: ProductForSale): Promise<PlacedOrder> {
    const address = shippingAddressOf(product, input.shippingAddress);
    if ((input.shownAmountCents ?? product.priceCents) === product.priceCents) {
      const order = await this.database.transaction(() => this.open(input, product, address, 'keep'));
      if (order) return { order, isOutdated: false };
    }
    return this.database.transaction(() => this.placeAgain(input, product, address));
  }

  private async placeAgain(
    input: OrderInput,
    product: ProductForSale,
    address: PostalAddress | null,
  ): Promise<PlacedOrder> {
    await this.database.lock(`order-request:${input.keyHash}`);
    const earlier = await this.findEarlier(input);
    const wantedCents = input.shownAmountCents ?? product.priceCents;
    if (earlier && (!awaitsPayment(earlier.status) || earlier.totalCents === wantedCents))
      return { order: earlier, isOutdated: false };
    refuseOtherAmount(input, product);
    if (earlier) return { order: earlier, isOutdated: true };
    const order = await this.open(input, product, address, 'replace');
    if (!order) throw new Error('We couldn’t open the order.');
    return { order, isOutdated: false };
  }

  /** @throws DomainError if the product is unknown or not for sale */
  async findForSale(productId: string): Promise<ProductForSale> {
    const product = await findProductForSale(this.database.manager, productId);
    if (!product) {
      throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'We don’t sell this product here.');
    }
    if (product.isPreOrder) {
      throw new DomainError(
        'conflict',
        'COMMERCE.PRODUCT_NOT_OUT',
        `${product.title} isn’t out yet. Sign up on its page, and we’ll email you when it is.`,
      );
    }
    if (!product.isActive || (product.type === 'ebook' && !product.hasFiles)) {
      throw new DomainError(
        'conflict',
        'COMMERCE.PRODUCT_NOT_FOR_SALE',
        `${product.title} isn’t for sale right now.`,
      );
    }
    return product;
  }

  /** A canceled order cannot be paid any more, so the request opens another one. */
  private async findEarlier(input: OrderInput): Promise<Order | undefined> {
    const { manager } = this.database;
    const request = await manager.findOneBy(OrderRequest, { keyHash: input.keyHash });
    if (!request) return undefined;
    if (request.fingerprint !== fingerprintOf(input)) {
      throw new DomainError(
        'unprocessable',
        'COMMERCE.IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was already used for another purchase; please use a new one.',
      );
    }
    const order = await manager.findOneByOrFail(Order, { id: request.orderId });
    if (input.idempotencyKey) return order.status === 'cancelled' ? undefined : order;
    const isSameClick = Date.now() - order.createdAt.getTime() < SAME_CLICK_MS;
    return awaitsPayment(order.status) && isSameClick ? order : undefined;
  }

  /** Returns undefined if the request is known and keeps its order. */
  private async open(
    input: OrderInput,
    product: ProductForSale,
    address: PostalAddress | null,
    onKnownKey: 'keep' | 'replace',
  ): Promise<Order | undefined> {
    const order = this.database.manager.create(Order, {
      id: randomUUID(),
      customerEmail: input.customerEmail,
      customerName: input.customerName,
      productId: product.id,
      quantity: 1,
      totalCents: product.priceCents,
      stripePaymentIntentId: null,
      status: 'pending',
      completedAt: null,
    });
    const opened = await insertOrder(
      this.database.manager,
      { order, keyHash: input.keyHash, fingerprint: fingerprintOf(input), address },
      onKnownKey,
    );
    if (!opened) return undefined;
    await this.guard.admit(order.id, order.customerEmail, input.source);
    return Object.assign(order, opened);
  }

  titlesOf(id: string): Promise<string[]> {
    return findOrderTitles(this.database.manager, id);
  }

  /** Locks the order's row until the transaction ends. @throws DomainError if there is no such order */
  async lock(id: string): Promise<Order> {
    const lock = { mode: 'for_no_key_update' as const };
    const order = await this.database.manager.findOne(Order, { where: { id }, lock });
    if (!order) throw new DomainError('not-found', 'COMMERCE.ORDER_UNKNOWN', 'We can’t find this order.');
    noteInLog({ orderId: order.id });
    return order;
  }
}
