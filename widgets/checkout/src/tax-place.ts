import type { AskTotal, PostalAddress } from '@lectern/api-client';
import type { ChargedTotal, CheckoutOptions } from '@lectern/widget-kit';

export interface TaxPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string;
}

/** Total to charge, with the shop's signed quote. */
export interface ShownTotal extends ChargedTotal {
  /** Missing for a stored payment, which has already been started. */
  quote?: string | null;
}

export const noPlace: TaxPlace = { country: '', postalCode: '' };

/** Countries in which tax depends on the postal code. */
const BY_POSTAL_CODE: readonly string[] = ['CA', 'US'];

export const needsPostalCode = ({ country }: TaxPlace): boolean => BY_POSTAL_CODE.includes(country);

export function isPlaceKnown(place: TaxPlace | undefined): boolean {
  return place !== undefined && place.country !== '' && !(needsPostalCode(place) && !place.postalCode.trim());
}

interface KnownLocation {
  address?: PostalAddress;
  place?: TaxPlace;
}

export const isSamePlace = (one: KnownLocation, other: KnownLocation): boolean =>
  JSON.stringify([one.address, one.place]) === JSON.stringify([other.address, other.place]);

/** Request for a total: packages are taxed at their destination. */
export function totalInput(
  { productId, productType }: CheckoutOptions,
  { address, place = noPlace }: KnownLocation,
): AskTotal {
  const where: TaxPlace & { region?: string | undefined } =
    productType === 'paperback' && address ? address : place;
  const { country, postalCode, region = '' } = where;
  return {
    ...{ productId, country },
    ...(postalCode.trim() ? { postalCode: postalCode.trim() } : {}),
    ...(region.trim() ? { region: region.trim() } : {}),
  };
}

/** Returns the total if it is still for the current price. */
export function shownTotal(
  total: ShownTotal | null,
  { priceCents }: Pick<CheckoutOptions, 'priceCents'>,
): ShownTotal | null {
  return total?.priceCents === priceCents ? total : null;
}

/** Country and territory codes in which cards are accepted: a first character, then the second characters. */
const CODES =
  'ADEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRTUWY HKNRTU IDELMNOQST JEMOP KEGHIMNRWYZ LABCIKRSTUVY ' +
  'MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSW SABCDEGHIJKLMNORSTVXZ TCDFGHJKLMNORTVWZ UAGSYZ VACEGINU WFS YET ZAMW';

export const COUNTRIES: readonly string[] = CODES.split(' ').flatMap(([first = '', ...others]) =>
  others.map((second) => first + second),
);
