import { postage } from '@lectern/catalogue';

import { DomainError } from '../../platform/http/domain-error.js';
import type { ProductType } from '../products/product-rules.js';

/** Shipping address; `country` is ISO 3166-1 alpha-2. */
export interface PostalAddress {
  name: string;
  line1: string;
  line2?: string | null | undefined;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

const US_ZIP = /^\d{5}(-\d{4})?$/;
const CANADIAN_CODE = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** Countries without a known format accept any code. */
function isPostalCodeOf(country: string, postalCode: string): boolean {
  if (country === 'US') return US_ZIP.test(postalCode);
  if (country === 'CA') return CANADIAN_CODE.test(postalCode);
  return true;
}

export function addressLines({
  name,
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
}: PostalAddress): string[] {
  const countryName = postage.countries.find(({ code }) => code === country)?.name ?? country;
  return [name, line1, line2 ?? '', `${city}, ${region} ${postalCode}`, countryName].filter(Boolean);
}

function refuse(code: string, field: string, message: string): never {
  throw new DomainError('invalid', code, message, [{ field, message }]);
}

/**
 * Address of a paperback's order; null for other products, since no address is stored without need.
 * @throws DomainError if the address is missing, not needed, or has a postal code of another country
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
  return { ...address, line2: address.line2 || null };
}
