import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { Order, OrderAddress } from '../orders/order.entity.js';
import { CURRENCY } from '../stripe/stripe-rules.js';
import { isRefusal } from '../stripe/stripe-errors.js';
import { Receipt, ReceiptTax } from './receipt.entity.js';
import { settleTax } from './receipts.jobs.js';
import { findQuotedCalculation, findTaxedLines, retryUnknownTaxes } from './tax.queries.js';
import { TAX_CODES, taxFacts, type TaxPlace, taxPlace } from '../taxes/tax-facts.js';

/** The tax cannot be calculated, for a reason that retrying would not change. */
class TaxUnknown extends Error {
  override readonly name = 'TaxUnknown';
}

const NO_PLACE = 'Neither the card nor the order says where the buyer lives.';
const RECEIPT_UNKNOWN = 'The tax of the receipt isn’t known, so it can’t be reversed.';
const BY_HAND = 'Stripe has the tax of the receipt, but we don’t know its id. Please reverse it at Stripe.';

/**
 * Tax through Stripe Tax, after the payment: it is part of the price, so no sale waits for it. Stripe accepts a
 * receipt's number as a reference only once.
 */
@Injectable()
export class Tax {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records the tax of a receipt, or reverses it for a credit note.
   * @throws StripeError if Stripe cannot be reached; retry later
   */
  @HandlesJobOutside(settleTax)
  async settle({ number, orderId }: { number: string; orderId: string }): Promise<undefined> {
    noteInLog({ orderId });
    const { manager } = this.database;
    const tax = await manager.findOneBy(ReceiptTax, { number });
    if (tax?.status !== 'asked') return undefined;
    const receipt = await manager.findOneByOrFail(Receipt, { number });
    try {
      await (receipt.kind === 'receipt' ? this.record(receipt, tax) : this.reverse(receipt, tax));
    } catch (error) {
      if (!(error instanceof TaxUnknown) && !isRefusal(error)) throw error;
      await this.update(number, { status: 'unknown', problem: problemOf(error) });
    }
    return undefined;
  }

  /** @throws StripeError if Stripe cannot be reached, or does not know Stripe Tax */
  async isReady(): Promise<boolean> {
    return (await this.stripe.tax.settings.retrieve()).status === 'active';
  }

  /** Returns the number of retried taxes. */
  retryUnknown(): Promise<number> {
    return this.database.transaction(async () => {
      const taxes = await retryUnknownTaxes(this.database.manager);
      for (const payload of taxes) await this.outbox.enqueue(settleTax, payload);
      return taxes.length;
    });
  }

  private async record(receipt: Receipt, tax: ReceiptTax): Promise<void> {
    const { number, orderId } = receipt;
    const calculation = tax.calculationId ?? (await this.calculate(receipt));
    const reference = referenceOf(receipt);
    try {
      const { id: transactionId } = await this.stripe.tax.transactions.createFromCalculation(
        { calculation, reference, metadata: { order_id: orderId } },
        { idempotencyKey: `tax-${reference}` },
      );
      await this.update(number, { status: 'known', transactionId });
    } catch (error) {
      // Recorded before, longer ago than Stripe keeps idempotency keys; a crash lost the answer.
      if (!isTaken(error)) throw error;
      await this.update(number, { status: 'known', transactionId: null });
    }
  }

  /** Its id is stored, so that the same calculation is recorded. */
  private async calculate({ number, orderId }: Receipt): Promise<string> {
    const calculation = (await this.findQuote(orderId)) ?? (await this.requestCalculation(orderId));
    const { id: calculationId } = calculation;
    if (!calculationId) throw new Error('Stripe sent a tax calculation without its id.');
    await this.update(number, { status: 'asked', calculationId, ...taxFacts(calculation) });
    return calculationId;
  }

  private async findQuote(orderId: string): Promise<Stripe.Tax.Calculation | undefined> {
    const id = await findQuotedCalculation(this.database.manager, orderId);
    return id === undefined ? undefined : this.stripe.tax.calculations.retrieve(id);
  }

  private async requestCalculation(orderId: string): Promise<Stripe.Tax.Calculation> {
    const place = await this.placeOf(orderId);
    const lines = await findTaxedLines(this.database.manager, orderId);
    return this.stripe.tax.calculations.create({
      currency: CURRENCY,
      customer_details: { address: place.address, address_source: place.source },
      line_items: lines.map(({ lineNumber, amountCents, type }) => ({
        amount: amountCents,
        reference: `line ${lineNumber}`,
        tax_behavior: 'inclusive',
        tax_code: TAX_CODES[type],
      })),
    });
  }

  private async placeOf(orderId: string): Promise<TaxPlace> {
    const { manager } = this.database;
    const parcel = await manager.findOneBy(OrderAddress, { orderId });
    const { stripePaymentIntentId: intentId } = await manager.findOneByOrFail(Order, { id: orderId });
    const charge = parcel || !intentId ? null : await this.chargeOf(intentId);
    const place = taxPlace(parcel, charge);
    if (!place) throw new TaxUnknown(NO_PLACE);
    return place;
  }

  private async chargeOf(intentId: string): Promise<Stripe.Charge | null> {
    const intent = await this.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    return typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  }

  /** For a void note, its reversal is reversed: the buyer has paid that tax after all. */
  private async reverse(note: Receipt, { transactionId }: ReceiptTax): Promise<void> {
    const reversal = transactionId ?? (await this.createReversal(note));
    if (note.voidedAt === null) return;
    const reference = `${referenceOf(note)}/void`;
    try {
      await this.stripe.tax.transactions.createReversal(
        { original_transaction: reversal, reference, mode: 'full' },
        { idempotencyKey: `tax-${reference}` },
      );
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    await this.update(note.number, { status: 'known' });
  }

  private async createReversal(note: Receipt): Promise<string> {
    const { manager } = this.database;
    const sale = await manager.findOneByOrFail(Receipt, { number: note.facts.creditOf?.number ?? '' });
    const taxed = await manager.findOneByOrFail(ReceiptTax, { number: sale.number });
    if (taxed.status === 'asked') throw new Error(`The tax of ${sale.number} is not recorded yet.`);
    if (taxed.status === 'unknown') throw new TaxUnknown(RECEIPT_UNKNOWN);
    const original = taxed.transactionId;
    if (!original) throw new TaxUnknown(BY_HAND);
    const reference = referenceOf(note);
    const reversal = await this.stripe.tax.transactions.createReversal(
      {
        original_transaction: original,
        reference,
        // Also for the full amount: Stripe reverses only a partial reversal.
        mode: 'partial',
        flat_amount: -note.amountCents,
      },
      { idempotencyKey: `tax-${reference}` },
    );
    const { data } = await this.stripe.tax.transactions.listLineItems(reversal.id, { limit: 100 });
    const taxCents = data.reduce((sum, { amount_tax }) => sum - amount_tax, 0);
    const { rates, country, region } = taxed;
    await this.update(note.number, {
      status: note.voidedAt === null ? 'known' : 'asked',
      transactionId: reversal.id,
      taxCents,
      rates,
      country,
      region,
    });
    return reversal.id;
  }

  /** Does not change one that another run has settled. */
  private async update(number: string, change: Partial<ReceiptTax>): Promise<void> {
    const changed = { ...change, changedAt: new Date() };
    await this.database.manager.update(ReceiptTax, { number, status: 'asked' }, changed);
  }
}

/** Includes the order's id, since several sites may share one Stripe account. */
const referenceOf = ({ number, orderId }: Receipt): string => `${number}/${orderId}`;

const isTaken = (error: unknown): boolean =>
  isRefusal(error) && error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'reference';

function problemOf(error: Error): string {
  if (error instanceof TaxUnknown) return error.message;
  return `Stripe couldn’t work it out: ${error.message.slice(0, 300)}`;
}
