import { postage } from '@lectern/catalogue';

import { DomainError } from '../../platform/http/domain-error.js';
import type { ProductType } from '../products/product-rules.js';
import { formattedLines, hasRegion, isPostalCodeOf } from './address-formats.js';

const REGION = 'Please enter the state or region, at most 100 characters on one line.';

/** Shipping address; `country` is ISO 3166-1 alpha-2. */
export interface PostalAddress {
  name: string;
  line1: string;
  line2?: string | null | undefined;
  city: string;
  /** Empty in countries whose addresses have none. */
  region: string;
  postalCode: string;
  country: string;
}

export function addressLines(address: PostalAddress): string[] {
  const { country } = address;
  const countryName = postage.countries.find(({ code }) => code === country)?.name ?? country;
  return [...formattedLines(address), countryName];
}

function refuse(code: string, field: string, message: string): never {
  throw new DomainError('invalid', code, message, [{ field, message }]);
}

/**
 * Address of a paperback's order; null for other products, since no address is stored without need.
 * @throws DomainError if the address is missing, not needed, has a postal code of another country, or lacks a region
 */
export function shippingAddressOf(
  product: { title: string; type: ProductType },
  address: PostalAddress | undefined,
): PostalAddress | null {
  const field = 'shippingAddress';
  if (product.type !== 'paperback') {
    if (!address) return null;
    return refuse(
      'COMMERCE.ADDRESS_NOT_NEEDED',
      field,
      `${product.title} isn’t shipped, so it needs no address.`,
    );
  }
  if (!address) {
    return refuse(
      'COMMERCE.ADDRESS_MISSING',
      field,
      `Please enter the shipping address for ${product.title}.`,
    );
  }
  if (!isPostalCodeOf(address.country, address.postalCode)) {
    return refuse(
      'COMMERCE.POSTAL_CODE_UNKNOWN',
      `${field}.postalCode`,
      'Please check the postal code: it doesn’t match the country you chose.',
    );
  }
  const needsRegion = hasRegion(address.country);
  if (needsRegion && !address.region) return refuse('COMMERCE.REGION_MISSING', `${field}.region`, REGION);
  return { ...address, line2: address.line2 || null, region: needsRegion ? address.region : '' };
}
