import type { PostalAddress } from '@lectern/api-client';
import type { CheckoutOptions, OrderIdentity } from '@lectern/widget-kit';
import type { Customer } from '../checkout-state.js';
import { trimmedAddress } from '../postal-address.js';

export function orderIdentityOf(
  { productId, productType }: CheckoutOptions,
  { name, email, address }: Customer,
): OrderIdentity & { address?: PostalAddress } {
  const order = { productId, name: name.trim(), email: email.trim() };
  return productType === 'paperback' && address ? { ...order, address: trimmedAddress(address) } : order;
}
