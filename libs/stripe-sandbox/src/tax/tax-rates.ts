import type { TaxabilityReason } from '../objects/tax-objects.js';

/** Fictional tax rates in hundredths of a percent, for tests only. Do not use them for a tax return. */
interface TestRate {
  digital: number;
  other: number;
  type: 'sales_tax' | 'vat';
}

const RATES: Readonly<Record<string, TestRate>> = {
  'US-DC': { digital: 600, other: 600, type: 'sales_tax' },
  'US-NY': { digital: 0, other: 888, type: 'sales_tax' },
  'US-TX': { digital: 825, other: 825, type: 'sales_tax' },
  'US-WA': { digital: 1010, other: 1010, type: 'sales_tax' },
  AT: { digital: 1000, other: 1000, type: 'vat' },
  DE: { digital: 700, other: 700, type: 'vat' },
  FR: { digital: 550, other: 550, type: 'vat' },
  GB: { digital: 0, other: 0, type: 'vat' },
};

/** Ranges of the first three digits of ZIP codes. */
const ZIPS: readonly (readonly [from: number, to: number, state: string])[] = [
  [100, 149, 'NY'],
  [200, 205, 'DC'],
  [750, 799, 'TX'],
  [980, 994, 'WA'],
];

/** Tax codes of downloads: https://docs.stripe.com/tax/tax-codes */
const isDigital = (taxCode: string): boolean => taxCode.startsWith('txcd_10');

export function stateOfZip(postalCode: string | null): string | null {
  const area = Number(/^\d{3}/.exec(postalCode ?? '')?.[0] ?? Number.NaN);
  return ZIPS.find(([from, to]) => area >= from && area <= to)?.[2] ?? null;
}

export interface FoundRate {
  hundredths: number;
  type: 'sales_tax' | 'vat' | null;
  reason: TaxabilityReason;
}

export function rateOf(country: string, state: string | null, taxCode: string): FoundRate {
  const rate = RATES[country === 'US' ? `US-${state}` : country];
  if (!rate) return { hundredths: 0, type: null, reason: 'not_collecting' };
  const hundredths = isDigital(taxCode) ? rate.digital : rate.other;
  if (hundredths > 0) return { hundredths, type: rate.type, reason: 'standard_rated' };
  return { hundredths, type: rate.type, reason: rate.type === 'vat' ? 'zero_rated' : 'product_exempt' };
}

/** Tax of an amount that includes it, or to add to an amount. */
export function taxOf(amount: number, hundredths: number, behavior: 'exclusive' | 'inclusive'): number {
  const taxed =
    behavior === 'inclusive' ? (amount * hundredths) / (10_000 + hundredths) : (amount * hundredths) / 10_000;
  return Math.round(taxed);
}
