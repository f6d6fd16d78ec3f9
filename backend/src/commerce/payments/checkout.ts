import { postage } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SharedWork } from '../../platform/shared-work.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { SitePause } from '../../site/notice/site-pause.js';
import { awaitsPayment, type OrderInput } from '../orders/order-rules.js';
import { type Order, OrderPayment } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { TaxQuotes } from '../taxes/tax-quotes.js';
import { cancelPayment } from '../stripe/cancel-payment.js';
import type { CheckoutSettingsDto } from './checkout.dto.js';
import { CURRENCY } from '../stripe/stripe-rules.js';
import { SETTLE_TRIES } from './payment-rules.js';
import { Payments } from './payments.js';
import { StripeAccount } from '../stripe/stripe-connection.js';
import { isReplayed } from '../stripe/stripe-errors.js';

const NOTE_INTENT = `UPDATE orders SET stripe_payment_intent_id = coalesce(stripe_payment_intent_id, $2) WHERE id = $1`;

/** Once, however many find at the same time that the try `$2` is used up. */
const NEXT_TRY = `INSERT INTO order_payments AS p (order_id, intent_try) VALUES ($1, $2::int + 1)
  ON CONFLICT (order_id) DO UPDATE SET intent_try = $2::int + 1 WHERE p.intent_try = $2::int`;

/** Payments by card, begun. */
@Injectable()
export class Checkout {
  /** By the ids of their orders. */
  private readonly opening = new SharedWork<Stripe.PaymentIntent>();

  constructor(
    private readonly account: StripeAccount,
    private readonly orders: Orders,
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly pause: SitePause,
    private readonly payments: Payments,
    private readonly taxQuotes: TaxQuotes,
  ) {}

  settings(): CheckoutSettingsDto {
    const { isSandbox, publishableKey, sandboxUrl } = this.account;
    const { countries } = postage;
    return { mode: isSandbox ? 'sandbox' : 'stripe', publishableKey, sandboxUrl, countries };
  }

  /**
   * Opens the order, then its payment intent. The order is committed first and names the intent's idempotency
   * key, so that a crash or a lost answer between the two is mended by the next try: one order, one intent.
   * @throws DomainError while the owner has the shop paused, where Stripe is silent, and as {@link Orders.place} does
   */
  async start(input: OrderInput): Promise<{ clientSecret: string }> {
    const forSale = this.orders.findForSale(input.productId);
    // Whoever comes while the shop is paused hears of that alone.
    forSale.catch(() => undefined);
    await this.pause.refuseWhilePaused();
    const product = await forSale;
    const quote = input.taxQuote ? await this.taxQuotes.read(input.taxQuote, product) : undefined;
    const priced = quote ? { ...product, priceCents: quote.totalCents } : product;
    for (let tries = 1; tries <= SETTLE_TRIES; tries += 1) {
      const { order, isOutdated } = await this.orders.place(input, priced);
      noteInLog({ orderId: order.id });
      if (quote && !isOutdated && awaitsPayment(order.status)) await this.taxQuotes.keep(order.id, quote);
      const intent = await this.openIntent(order).catch(translate);
      if (!isOutdated) return this.hand(intent);
      await this.supersede(intent).catch(translate);
    }
    throw new Error('The order was outdated each time it was placed.');
  }

  private hand(intent: Stripe.PaymentIntent): { clientSecret: string } {
    if (!intent.client_secret) throw new Error('Stripe sent a payment intent without its client secret.');
    return { clientSecret: intent.client_secret };
  }

  /** Clicks that find the same order share its intent: Stripe refuses a key that is just being used. */
  private openIntent(order: Order): Promise<Stripe.PaymentIntent> {
    return this.opening.do(order.id, () => this.findOrMakeIntent(order));
  }

  /**
   * The intent of an order; one that is only just made is noted, by the commit that brings the order to the disk. Where a
   * database that died meanwhile has forgotten the order, nobody is given the means to pay it.
   */
  private async findOrMakeIntent(order: Order): Promise<Stripe.PaymentIntent> {
    if (order.stripePaymentIntentId) return this.stripe.paymentIntents.retrieve(order.stripePaymentIntentId);
    const intent = await this.createIntent(order);
    const [, noted] = await this.database.manager.query<[unknown[], number]>(NOTE_INTENT, [
      order.id,
      intent.id,
    ]);
    if (noted === 0) throw unavailable();
    return intent;
  }

  /**
   * What goes with a key must be the same each time, so only what never changes goes along. An error that Stripe
   * repeats for the key, as it does for a day, is left behind with it.
   */
  private async createIntent({ id, totalCents, productId }: Order): Promise<Stripe.PaymentIntent> {
    const create = (tried?: number) =>
      this.stripe.paymentIntents.create(
        {
          amount: totalCents,
          currency: CURRENCY,
          // A bank's own page would have no place in a frame on somebody's site; cards confirm without leaving.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { order_id: id, product_id: productId },
        },
        { idempotencyKey: tried ? `order-${id}-${tried}` : `order-${id}` },
      );
    try {
      return await create();
    } catch (error) {
      if (!isReplayed(error)) throw error;
    }
    const { intentTry = 0 } = (await this.database.manager.findOneBy(OrderPayment, { orderId: id })) ?? {};
    try {
      if (intentTry) return await create(intentTry);
    } catch (error) {
      if (!isReplayed(error)) throw error;
    }
    await this.database.manager.query(NEXT_TRY, [id, intentTry]);
    return create(intentTry + 1);
  }

  /** Nobody can pay it any more, unless somebody just has: its order then says so. */
  private async supersede({ id }: Stripe.PaymentIntent): Promise<void> {
    await cancelPayment(this.stripe, id);
    await this.payments.settle({ paymentIntentId: id });
  }
}

const unavailable = () =>
  new DomainError(
    'unavailable',
    'COMMERCE.PAYMENT_UNAVAILABLE',
    'We can’t take card payments right now. You haven’t been charged; please try again in a minute.',
  );

function translate(error: unknown): never {
  throw error instanceof Stripe.errors.StripeError ? unavailable() : error;
}
