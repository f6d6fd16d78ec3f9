import type { PostalAddress } from '@lectern/api-client';

export type AddressField = keyof PostalAddress;

export const emptyAddress: Required<PostalAddress> = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

/** Whether everything but the second line holds something. */
export function isAddressFilled(address: PostalAddress | undefined): boolean {
  if (!address) return false;
  const { line2: _optional, ...required } = address;
  return Object.values(required).every((value) => value.trim() !== '');
}

/** As it is sent: trimmed, without an empty second line. */
export function settledAddress(address: PostalAddress): PostalAddress {
  const entries = Object.entries(address).map(([field, value]) => [field, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as unknown as PostalAddress;
}
