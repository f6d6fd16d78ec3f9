import type Stripe from 'stripe';

import type { PostalAddress } from '../orders/postal-address-rules.js';
import type { ProductType } from '../products/product-rules.js';

/** Stripe's product tax codes: https://docs.stripe.com/tax/tax-codes */
export const TAX_CODES: Record<ProductType, string> = {
  // Digital books, downloaded, with permanent rights.
  ebook: 'txcd_10302000',
  paperback: 'txcd_35010000',
  // Services in general.
  speaking: 'txcd_20030000',
};

/** Stripe needs the country, and in some countries the postal code. */
export interface TaxPlace {
  address: { country: string; postal_code?: string; state?: string; city?: string; line1?: string };
  source: 'billing' | 'shipping';
}

type ParcelAddress = Pick<PostalAddress, 'line1' | 'city' | 'region' | 'postalCode' | 'country'>;

type Charge = Pick<Stripe.Charge, 'billing_details' | 'payment_method_details'>;

/** The shipping address, else the billing address, else the card's country; undefined if none is known. */
export function taxPlace(parcel: ParcelAddress | null, charge: Charge | null): TaxPlace | undefined {
  if (parcel) {
    const { line1, city, region: state, postalCode: postal_code, country } = parcel;
    return {
      address: { line1, city, postal_code, country, ...(state ? { state } : {}) },
      source: 'shipping',
    };
  }
  const billing = charge?.billing_details.address;
  const country = billing?.country ?? charge?.payment_method_details?.card?.country;
  if (!country) return undefined;
  const { postal_code, state, city, line1 } = billing ?? {};
  return {
    address: {
      country,
      ...(postal_code ? { postal_code } : {}),
      ...(state ? { state } : {}),
      ...(city ? { city } : {}),
      ...(line1 ? { line1 } : {}),
    },
    source: 'billing',
  };
}

const SHORT: Record<string, string> = { sales_tax: 'Sales tax' };

/** `vat` as `VAT`, `sales_tax` as `Sales tax`. */
const taxName = (type: string): string => SHORT[type] ?? type.replaceAll('_', ' ').toUpperCase();

/** Stored facts of a calculation: `VAT 7%`, or none if no tax is due. */
export function taxFacts(calculation: Stripe.Tax.Calculation) {
  const { tax_breakdown, customer_details } = calculation;
  const due = tax_breakdown
    .filter(({ amount }) => amount > 0)
    .map(({ tax_rate_details }) => tax_rate_details);
  const rates = due.map(
    ({ tax_type, percentage_decimal }) => `${taxName(tax_type ?? 'tax')} ${Number(percentage_decimal)}%`,
  );
  const [place = null] = tax_breakdown.map(({ tax_rate_details }) => tax_rate_details);
  return {
    taxCents: calculation.tax_amount_inclusive + calculation.tax_amount_exclusive,
    rates: [...new Set(rates)].join(' + ') || null,
    country: customer_details.address?.country ?? place?.country ?? null,
    region: customer_details.address?.state ?? place?.state ?? null,
  };
}
