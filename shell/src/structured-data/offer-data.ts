import type { JsonLd } from './json-ld.js';

/** An amount as schema.org wants it: `9.99`. */
export function decimalAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

export type OfferAvailability = 'InStock' | 'PreOrder' | 'OutOfStock';

/** @param url where it is sold; left out where there is no such address yet */
export function offerNode(
  priceCents: number,
  url: string | null,
  availability: OfferAvailability = 'InStock',
): JsonLd {
  return {
    '@type': 'Offer',
    price: decimalAmount(priceCents),
    priceCurrency: 'USD',
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(url === null ? {} : { url }),
  };
}
