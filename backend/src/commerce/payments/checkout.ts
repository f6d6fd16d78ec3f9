import { postage, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SingleFlight } from '../../platform/single-flight.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { SitePause } from '../../site/notice/site-pause.js';
import { addressFieldsOf } from '../orders/address-formats.js';
import { awaitsPayment, type OrderInput } from '../orders/order-rules.js';
import { type Order, type OrderConsent, OrderPayment } from '../orders/order.entity.js';
import { storeConsent } from '../orders/orders.queries.js';
import { withdrawalConsentOf } from '../orders/withdrawal-consent.js';
import { Orders } from '../orders/orders.js';
import { TaxQuotes } from '../taxes/tax-quotes.js';
import { cancelPayment } from '../stripe/cancel-payment.js';
import type { CheckoutSettingsDto } from './checkout.dto.js';
import { CURRENCY } from '../stripe/stripe-rules.js';
import { ORDER_SIGNATURE, orderMetadata } from './order-metadata.js';
import { SETTLE_TRIES } from './payment-rules.js';
import { Payments } from './payments.js';
import { raiseIntentTry, storeIntent } from './payments.queries.js';
import { StripeAccount } from '../stripe/stripe-connection.js';
import { isKeyReused, isReplayed } from '../stripe/stripe-errors.js';

interface IntentParts {
  address: OrderInput['shippingAddress'];
  taxCalculationId: string | undefined;
  consent: Pick<OrderConsent, 'wording' | 'agreedAt'> | undefined;
}

@Injectable()
export class Checkout {
  /** By order id. */
  private readonly openingIntents = new SingleFlight<Stripe.PaymentIntent>();

  constructor(
    private readonly account: StripeAccount,
    private readonly orders: Orders,
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly pause: SitePause,
    private readonly payments: Payments,
    private readonly taxQuotes: TaxQuotes,
    private readonly links: SignedLinks,
  ) {}

  settings(): CheckoutSettingsDto {
    const { isSandbox, publishableKey, sandboxUrl } = this.account;
    const countries = postage.countries.map((each) => ({
      ...each,
      addressFields: addressFieldsOf(each.code),
    }));
    const { withdrawalConsent } = site.law;
    return {
      mode: isSandbox ? 'sandbox' : 'stripe',
      publishableKey,
      sandboxUrl,
      countries,
      withdrawalConsent,
    };
  }

  /**
   * Opens the order, then its payment intent. The order's id is the intent's idempotency key: after a crash or a lost
   * response between the two, the next attempt finds the same intent.
   * @throws DomainError if the shop is paused, Stripe doesn't answer, or {@link Orders.place} rejects the order
   */
  async start(input: OrderInput): Promise<{ clientSecret: string }> {
    const forSale = this.orders.findForSale(input.productId);
    // While the shop is paused, that is the only error to report.
    forSale.catch(() => undefined);
    await this.pause.refuseWhilePaused();
    const product = await forSale;
    const wording = withdrawalConsentOf(product, input.withdrawalConsent);
    const quote = input.taxQuote ? await this.taxQuotes.read(input.taxQuote, product) : undefined;
    const priced = quote ? { ...product, priceCents: quote.totalCents } : product;
    for (let attempt = 1; attempt <= SETTLE_TRIES; attempt += 1) {
      const { order, isOutdated } = await this.orders.place(input, priced);
      noteInLog({ orderId: order.id });
      if (quote && !isOutdated && awaitsPayment(order.status)) await this.taxQuotes.store(order.id, quote);
      const consent =
        wording !== null && !isOutdated && awaitsPayment(order.status)
          ? await storeConsent(this.database.manager, order.id, wording)
          : undefined;
      const parts = { address: input.shippingAddress, taxCalculationId: quote?.calculationId, consent };
      const intent = await this.openIntent(order, parts).catch(throwAsUnavailable);
      if (!isOutdated) return this.sessionOf(intent);
      await this.cancelOutdated(intent).catch(throwAsUnavailable);
    }
    throw new Error('order was outdated at each attempt to place it');
  }

  private sessionOf(intent: Stripe.PaymentIntent): { clientSecret: string } {
    if (!intent.client_secret) throw new Error('Stripe sent a payment intent without its client secret.');
    return { clientSecret: intent.client_secret };
  }

  /** Requests for the same order share one call: Stripe rejects an idempotency key that is in use. */
  private openIntent(order: Order, parts: IntentParts): Promise<Stripe.PaymentIntent> {
    return this.openingIntents.do(order.id, () => this.findOrCreateIntent(order, parts));
  }

  /** Fails if a database that failed over has lost the order: its client secret must not be handed out. */
  private async findOrCreateIntent(order: Order, parts: IntentParts): Promise<Stripe.PaymentIntent> {
    if (order.stripePaymentIntentId) return this.stripe.paymentIntents.retrieve(order.stripePaymentIntentId);
    const intent = await this.createIntent(order, parts);
    if (!(await storeIntent(this.database.manager, order.id, intent.id))) throw unavailable();
    return intent;
  }

  /**
   * Each use of a key needs the same parameters, and Stripe replays an error of a key for 24 hours. If either is in the
   * way, a new key is used. The client secret of an earlier intent was handed to no buyer, so it is never paid.
   */
  private async createIntent(order: Order, parts: IntentParts): Promise<Stripe.PaymentIntent> {
    const { id, totalCents } = order;
    const signature = await this.links.signatureOf(ORDER_SIGNATURE, id);
    const metadata = orderMetadata(order, { ...parts, signature });
    const create = (attempt?: number) =>
      this.stripe.paymentIntents.create(
        {
          amount: totalCents,
          currency: CURRENCY,
          // The widget is embedded in other sites' frames, where a redirect to a bank has no place. Cards need none.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata,
        },
        { idempotencyKey: attempt ? `order-${id}-${attempt}` : `order-${id}` },
      );
    try {
      return await create();
    } catch (error) {
      if (!isReplayed(error) && !isKeyReused(error)) throw error;
    }
    const { intentTry = 0 } = (await this.database.manager.findOneBy(OrderPayment, { orderId: id })) ?? {};
    try {
      if (intentTry) return await create(intentTry);
    } catch (error) {
      if (!isReplayed(error) && !isKeyReused(error)) throw error;
    }
    await raiseIntentTry(this.database.manager, id, intentTry);
    return create(intentTry + 1);
  }

  /** If it was paid just now, settling marks the order as paid. */
  private async cancelOutdated({ id }: Stripe.PaymentIntent): Promise<void> {
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

function throwAsUnavailable(error: unknown): never {
  throw error instanceof Stripe.errors.StripeError ? unavailable() : error;
}
