import { DomainError } from '../../platform/http/domain-error.js';
import type { ProductType } from '../products/product-type.js';
import { isPostalCodeOf, type PostalAddress } from './postal-address.js';

function refuse(code: string, field: string, message: string): never {
  throw new DomainError('invalid', code, message, [{ field, message }]);
}

/**
 * The address an order is opened with: a paperback's, or null. What needs none is not given one, so that nobody's
 * address is kept without a reason.
 *
 * @throws DomainError where one is missing, is not needed, or has a postal code of another country
 */
export function settleAddress(
  product: { title: string; type: ProductType },
  address: PostalAddress | undefined,
): PostalAddress | null {
  const field = 'shippingAddress';
  if (product.type !== 'paperback') {
    if (!address) return null;
    return refuse(
      'COMMERCE.ADDRESS_NOT_NEEDED',
      field,
      `${product.title} does not go by post and needs no address.`,
    );
  }
  if (!address) {
    return refuse(
      'COMMERCE.ADDRESS_MISSING',
      field,
      `Please enter the address that ${product.title} is to be sent to.`,
    );
  }
  if (!isPostalCodeOf(address.country, address.postalCode)) {
    return refuse(
      'COMMERCE.POSTAL_CODE_UNKNOWN',
      `${field}.postalCode`,
      'Please check the postal code: it is not one of the country you chose.',
    );
  }
  return { ...address, line2: address.line2 || null };
}
