import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SWEEP_BATCH, SWEEP_MS } from '../payments/payment-rules.js';
import { isOutage, isRefusal, isUnknown } from '../stripe/stripe-errors.js';
import { cardFeeOf } from './card-fee-facts.js';
import { type DueFee, findDueFees } from './receipt-books.queries.js';
import { FEE_BATCH_PAUSE_MS } from './receipt-rules.js';
import { CardFee } from './receipt.entity.js';
import { sweepCardFees } from './receipts.jobs.js';

/** Reads the fees of card payments from Stripe, which adds them when it settles a charge. */
@Injectable()
export class CardFees {
  private readonly logger = new Logger('Receipts');

  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
  ) {}

  /** Ends early if Stripe is unreachable or the key may not read the balance. */
  @HandlesJobOutside(sweepCardFees)
  async sweep() {
    const endsAt = Date.now() + SWEEP_MS;
    const due = await findDueFees(this.database.manager);
    for (const sale of due) {
      if (Date.now() > endsAt) break;
      if (!(await this.read(sale))) return undefined;
    }
    if (due.length < SWEEP_BATCH) return undefined;
    return () => this.outbox.enqueue(sweepCardFees, {}, { delayMs: FEE_BATCH_PAUSE_MS });
  }

  private async read({ orderId, paymentIntentId }: DueFee): Promise<boolean> {
    try {
      const intent = await this.stripe.paymentIntents.retrieve(paymentIntentId, {
        expand: ['latest_charge.balance_transaction'],
      });
      await this.record(orderId, cardFeeOf(intent));
    } catch (error) {
      if (isOutage(error)) {
        this.logger.warn({ message: 'card fees not read until the next sweep', why: error.type });
        return false;
      }
      if (!isRefusal(error)) throw error;
      // Payments of another Stripe account, such as imported orders, have no fee here.
      if (!isUnknown(error))
        this.logger.error({ message: 'card fee request rejected', orderId, why: error.message });
      await this.record(orderId, undefined);
    }
    return true;
  }

  private async record(orderId: string, fee: ReturnType<typeof cardFeeOf>): Promise<void> {
    const { feeCents = null, netCents = null } = fee ?? {};
    const row = { orderId, feeCents, netCents, askedAt: () => 'now()' };
    await this.database.manager.upsert(CardFee, row, ['orderId']);
  }
}
