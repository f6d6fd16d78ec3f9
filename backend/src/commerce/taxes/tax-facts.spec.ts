import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { taxFacts, taxPlace } from './tax-facts.js';

const charge = (country: string | null, postal_code: string | null, card = 'US') =>
  ({
    billing_details: { address: { country, postal_code, state: null, city: null, line1: null } },
    payment_method_details: { card: { country: card } },
  }) as unknown as Stripe.Charge;

describe('The tax location of a sale', () => {
  const parcel = {
    line1: '12 Mill Lane',
    city: 'Springfield',
    region: 'OH',
    postalCode: '45501',
    country: 'US',
  };

  it('is the shipping address, else the billing address, else the card’s country', () => {
    expect(taxPlace(parcel, charge('DE', '10117'))).toMatchObject({
      address: { country: 'US', state: 'OH', postal_code: '45501' },
      source: 'shipping',
    });
    expect(taxPlace(null, charge('DE', '10117'))?.address).toEqual({ country: 'DE', postal_code: '10117' });
    expect(taxPlace(null, charge(null, '20001'))?.address).toEqual({ country: 'US', postal_code: '20001' });
    expect(taxPlace(null, charge(null, null, 'FR'))?.address).toEqual({ country: 'FR' });
    const whole = {
      country: 'CA',
      postal_code: 'H2Y 1C6',
      state: 'QC',
      city: 'Montreal',
      line1: '1 Notre-Dame',
    };
    const billed = { billing_details: { address: whole } } as Stripe.Charge;
    expect(taxPlace(null, billed)).toEqual({ address: whole, source: 'billing' });
    expect(taxPlace(null, null)).toBeUndefined();
  });
});

describe('The stored facts of a tax calculation', () => {
  const calculation = (parts: [type: string, percent: string, amount: number][]) =>
    ({
      tax_amount_exclusive: 0,
      tax_amount_inclusive: parts.reduce((sum, [, , amount]) => sum + amount, 0),
      tax_breakdown: parts.map(([tax_type, percentage_decimal, amount]) => ({
        amount,
        tax_rate_details: { tax_type, percentage_decimal, country: 'CA', state: 'QC' },
      })),
      customer_details: { address: null },
    }) as unknown as Stripe.Tax.Calculation;

  it('list the taxes that are due, or none', () => {
    expect(taxFacts(calculation([['gst', '5.0', 40]]))).toEqual({
      taxCents: 40,
      rates: 'GST 5%',
      country: 'CA',
      region: 'QC',
    });
    const both = calculation([
      ['gst', '5.0', 40],
      ['qst', '9.975', 79],
    ]);
    expect(taxFacts(both).rates).toBe('GST 5% + QST 9.975%');
    expect(taxFacts(calculation([['sales_tax', '6', 1]])).rates).toBe('Sales tax 6%');
    expect(taxFacts(calculation([['vat', '0.0', 0]])).rates).toBeNull();
  });
});
