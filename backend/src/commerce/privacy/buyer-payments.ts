import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Order } from '../orders/order.entity.js';
import { forgetBuyer } from '../payments/order-metadata.js';
import { forgetBuyerAtStripe } from './buyer-privacy.jobs.js';

/** Removes erased buyers from the metadata of their payments. Stripe keeps the card and its holder by law. */
@Injectable()
export class BuyerPayments {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
  ) {}

  @HandlesJobOutside(forgetBuyerAtStripe)
  async forget({ orderId }: { orderId: string }): Promise<undefined> {
    const order = await this.database.manager.findOneBy(Order, { id: orderId });
    if (order?.stripePaymentIntentId) await forgetBuyer(this.stripe, order.stripePaymentIntentId);
  }
}
