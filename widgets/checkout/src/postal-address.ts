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

export function isAddressFilled(address: PostalAddress | undefined): boolean {
  if (!address) return false;
  const { line2: _optional, ...required } = address;
  return Object.values(required).every((value) => value.trim() !== '');
}

export function trimmedAddress(address: PostalAddress): PostalAddress {
  const entries = Object.entries(address).map(([field, value]) => [field, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as unknown as PostalAddress;
}
