import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { IsNull } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { SitePause } from '../../site/notice/site-pause.js';
import type { OrderWish } from '../orders/order-wish.js';
import { Order } from '../orders/order.entity.js';
import { PlaceOrder } from '../orders/place-order.use-case.js';

/**
 * Opens the order, then its payment intent. The order is committed first and names the intent's idempotency
 * key, so that a crash or a lost answer between the two is mended by the next try: one order, one intent.
 */
@Injectable()
export class StartPayment {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly pause: SitePause,
  ) {}

  /** @throws DomainError while the owner has the shop paused, and as {@link PlaceOrder} does */
  async execute(wish: OrderWish): Promise<{ clientSecret: string }> {
    await this.pause.refuseWhilePaused();
    const { order, product } = await this.placeOrder.execute(wish);
    noteInLog({ orderId: order.id });
    const intent = await this.openIntent(order, product.title);
    if (!order.stripePaymentIntentId) {
      await this.database.manager.update(
        Order,
        { id: order.id, stripePaymentIntentId: IsNull() },
        { stripePaymentIntentId: intent.id },
      );
    }
    if (!intent.client_secret) throw new Error('Stripe sent a payment intent without its client secret.');
    return { clientSecret: intent.client_secret };
  }

  private async openIntent(order: Order, title: string): Promise<Stripe.PaymentIntent> {
    try {
      if (order.stripePaymentIntentId)
        return await this.stripe.paymentIntents.retrieve(order.stripePaymentIntentId);
      return await this.stripe.paymentIntents.create(
        {
          amount: order.totalCents,
          currency: 'usd',
          // A bank's own page would have no place in a frame on somebody's site; cards confirm without leaving.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { order_id: order.id, product_id: order.productId, product_title: title },
        },
        { idempotencyKey: `order-${order.id}` },
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      throw new DomainError(
        'unavailable',
        'COMMERCE.PAYMENT_UNAVAILABLE',
        'Card payments cannot be reached at the moment. Nothing was charged; please try again in a minute.',
      );
    }
  }
}
