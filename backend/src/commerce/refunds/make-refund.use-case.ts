import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { Order } from '../orders/order.entity.js';
import { SettlePayment } from '../payments/settle-payment.use-case.js';
import { makeRefund } from './make-refund.job.js';
import { Refund } from './refund.entity.js';
import { refusalSentence } from './stripe-refusal.js';

/**
 * Asks Stripe for a refund that was written down, once. Stripe's idempotency keys are forgotten after a day, so a later try
 * looks first whether the refund is there. What became of it is read from Stripe, as with every payment.
 */
@Injectable()
export class MakeRefund {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly settlePayment: SettlePayment,
  ) {}

  /** @throws StripeError where Stripe cannot be asked: a later try may succeed */
  @HandlesJob(makeRefund)
  execute({ refundId }: { refundId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { orderId } = await manager.findOneByOrFail(Refund, { id: refundId });
      noteInLog({ orderId });
      const { stripePaymentIntentId: paymentIntentId } = await manager.findOneByOrFail(Order, {
        id: orderId,
      });
      if (!paymentIntentId) throw new Error(`Refund ${refundId} is of an order without a payment.`);
      // As SettlePayment does: whoever makes and whoever settles take turns.
      await this.database.lock(`payment:${paymentIntentId}`);
      const refund = await manager.findOneByOrFail(Refund, { id: refundId });
      if (refund.status !== 'asked') return;
      const refusal = (await this.isMade(refund, paymentIntentId))
        ? undefined
        : await this.make(refund, paymentIntentId);
      if (refusal) {
        const failed = { status: 'failed' as const, failure: refusal, changedAt: new Date() };
        await manager.update(Refund, { id: refundId }, failed);
      } else await this.settlePayment.execute({ paymentIntentId });
    });
  }

  private async isMade({ id }: Refund, paymentIntentId: string): Promise<boolean> {
    const { data } = await this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    return data.some(({ metadata }) => metadata?.['refund_id'] === id);
  }

  /** @returns why Stripe will never make it, where it will not */
  private async make(
    { id, orderId, amountCents }: Refund,
    paymentIntentId: string,
  ): Promise<string | undefined> {
    try {
      await this.stripe.refunds.create(
        {
          payment_intent: paymentIntentId,
          amount: amountCents,
          metadata: { refund_id: id, order_id: orderId },
        },
        { idempotencyKey: `refund-${id}` },
      );
      return undefined;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return refusalSentence(error);
      throw error;
    }
  }
}
