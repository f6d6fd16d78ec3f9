import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { ProductForSale } from '../orders/orders.queries.js';
import { CURRENCY } from '../stripe/stripe-rules.js';
import { isOutage, isRefusal } from '../stripe/stripe-errors.js';
import { receiptSettings } from './receipt-settings.js';
import { TAX_CODES, taxFacts, type TaxPlace } from './tax-facts.js';
import { QUOTE_LIFETIME_S } from './tax-rules.js';
import { storeTaxCalculation } from './taxes.queries.js';

const PURPOSE = 'tax-quote';

export interface TaxQuote {
  priceCents: number;
  taxCents: number;
  totalCents: number;
  /** `VAT 7%`; null if no tax is due. */
  rates: string | null;
  /** Sent back with the purchase; null if no tax is added. */
  quote: string | null;
}

export interface ReadQuote {
  calculationId: string;
  totalCents: number;
}

type Sold = Pick<ProductForSale, 'id' | 'title' | 'type' | 'priceCents'>;

/**
 * Tax that is added to a price, before the payment. Without a location, or if Stripe Tax fails, the shown price includes
 * the tax: buyers never pay more than they saw, and no sale waits for Stripe Tax.
 */
@Injectable()
export class TaxQuotes {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly settings: Settings,
    private readonly links: SignedLinks,
  ) {}

  /** @throws DomainError for a location that Stripe cannot find */
  async quote(product: Sold, place: TaxPlace['address']): Promise<TaxQuote> {
    const { priceCents } = product;
    const bare = { priceCents, taxCents: 0, totalCents: priceCents, rates: null, quote: null };
    const { value } = await this.settings.read(receiptSettings);
    if (value.tax !== 'added') return bare;
    const calculation = await this.calculate(product, place);
    if (!calculation?.id) return bare;
    const { taxCents, rates } = taxFacts(calculation);
    const endsS = Math.floor(Date.now() / 1000) + QUOTE_LIFETIME_S;
    const id = [calculation.id, priceCents, taxCents, endsS, product.id].join(':');
    const quote = await this.links.token(PURPOSE, id);
    return { priceCents, taxCents, totalCents: priceCents + taxCents, rates, quote };
  }

  /** @throws DomainError if the price has changed, or the quote is expired or invalid */
  async read(quote: string, { id, title, priceCents }: Sold): Promise<ReadQuote> {
    const text = (await this.links.read(PURPOSE, quote)) ?? '';
    const [calculationId = '', price, tax, endsS, ...product] = text.split(':');
    const isCurrent = Number(price) === priceCents && Number(endsS) * 1000 > Date.now();
    if (isCurrent && product.join(':') === id) return { calculationId, totalCents: priceCents + Number(tax) };
    throw new DomainError(
      'conflict',
      'COMMERCE.TOTAL_CHANGED',
      `The total for ${title} may have changed. Nothing was charged; please look at it again.`,
    );
  }

  async store(orderId: string, { calculationId }: ReadQuote): Promise<void> {
    await storeTaxCalculation(this.database.manager, orderId, calculationId);
  }

  private async calculate(
    { id, type, priceCents }: Sold,
    address: TaxPlace['address'],
  ): Promise<Stripe.Tax.Calculation | undefined> {
    try {
      return await this.stripe.tax.calculations.create({
        currency: CURRENCY,
        customer_details: { address, address_source: type === 'paperback' ? 'shipping' : 'billing' },
        line_items: [
          { amount: priceCents, reference: id, tax_behavior: 'exclusive', tax_code: TAX_CODES[type] },
        ],
      });
    } catch (error) {
      if (isUnknownPlace(error)) throw placeUnknown();
      if (isOutage(error) || isRefusal(error)) return undefined;
      throw error;
    }
  }
}

const isUnknownPlace = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'customer_tax_location_invalid' || error.code === 'country_code_invalid');

const PLACE = 'We can’t find this place. Please check the country and the postal code.';

const placeUnknown = () =>
  new DomainError('unprocessable', 'COMMERCE.PLACE_UNKNOWN', PLACE, [
    { field: 'postalCode', message: PLACE },
  ]);
