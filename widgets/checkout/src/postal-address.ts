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

/** @param fields of the country's addresses; all if its country is not known yet */
export function isAddressFilled(
  address: PostalAddress | undefined,
  fields?: readonly AddressField[],
): boolean {
  if (!address) return false;
  const { line2: _optional, ...required } = { ...emptyAddress, ...address };
  const entries = Object.entries(required) as [AddressField, string][];
  return entries.every(
    ([field, value]) => value.trim() !== '' || (field !== 'country' && fields?.includes(field) === false),
  );
}

export function trimmedAddress(address: PostalAddress): PostalAddress {
  const entries = Object.entries(address).map(([field, value]) => [field, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as unknown as PostalAddress;
}
