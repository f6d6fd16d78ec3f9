import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { networkSource } from '../../platform/rate-limits/network-source.js';
import { mailboxOf } from '../../platform/rate-limits/rate-limit-rules.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { cancelPayment } from '../stripe/cancel-payment.js';
import { chargeFacts } from './charge-facts.js';
import type { OrderSource } from './checkout-guard-rules.js';
import { closeTriedPayment, forgetCheckouts } from './checkout-guard.jobs.js';
import {
  admitOrder,
  countCharge,
  DELETE_EXPIRED,
  findWaitMs,
  type GuardedSource,
} from './checkout-guard.queries.js';

/**
 * Limits card testing. Counts unpaid orders, declined charges and different cards by IP address and mailbox, and declined
 * charges by browser too. Stores only keyed hashes, and only while they count.
 */
@Injectable()
export class CheckoutGuard {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
    private readonly outbox: Outbox,
    private readonly stripe: Stripe,
    private readonly rows: ExpiredRows,
  ) {}

  /**
   * Counts a new order. Call it in the transaction that opens it, so that rejected orders don't count.
   * @throws TooManyAttempts if a limit is reached
   */
  async admit(orderId: string, customerEmail: string, { address, browser }: OrderSource): Promise<void> {
    const { ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay } = this.configuration.checkoutLimits;
    const limits = [ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay] as const;
    if (limits.every((limit) => limit === undefined)) return;
    const places = await Promise.all([
      this.fingerprint('source', networkSource((address ?? '').toLowerCase())),
      this.fingerprint('mailbox', mailboxOf(customerEmail.trim().toLowerCase())),
    ]);
    const browserPlace = browser === undefined ? null : await this.fingerprint('browser', browser);
    const { manager } = this.database;
    const source: GuardedSource = [...limits, places, browserPlace];
    const admitted = await admitOrder(manager, source, orderId);
    if (admitted === places.length + (browserPlace ? 1 : 0)) return;
    throw new TooManyAttempts(
      'COMMERCE.TOO_MANY_ORDERS',
      await findWaitMs(manager, source),
      'Too many payments were started or declined from here. You haven’t been charged; please come back in',
    );
  }

  /** Counts a charge, once for several reports. Call it in the transaction of the report. */
  async recordCharge(reported: Stripe.PaymentIntent | Stripe.Charge): Promise<void> {
    const { ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay } = this.configuration.checkoutLimits;
    const charge = chargeFacts(reported);
    const limits = [ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay];
    if (!charge || limits.every((limit) => limit === undefined)) return;
    const { orderId, chargeId, paymentIntentId, isDeclined, card } = charge;
    const cardHash = card && cardsADay !== undefined ? await this.fingerprint('card', card) : null;
    const isTooMuch = await countCharge(this.database.manager, {
      ...{ orderId, chargeId, isDeclined, cardHash },
      ...{ declinesAnHour, cardsADay },
    });
    // An open payment accepts further cards without calling this site.
    if (isDeclined && isTooMuch) await this.outbox.enqueue(closeTriedPayment, { paymentIntentId });
  }

  /** The cancellation's event then cancels the order. A payment that was paid or is closed stays. */
  @HandlesJobOutside(closeTriedPayment)
  async close({ paymentIntentId }: { paymentIntentId: string }): Promise<Closing> {
    await cancelPayment(this.stripe, paymentIntentId);
    return undefined;
  }

  @HandlesJobOutside(forgetCheckouts)
  forget(): Promise<Closing> {
    return this.rows.remove(forgetCheckouts, DELETE_EXPIRED);
  }

  private fingerprint(kind: 'source' | 'mailbox' | 'browser' | 'card', text: string): Promise<string> {
    return this.links.signatureOf(`checkout-${kind}`, text);
  }
}
