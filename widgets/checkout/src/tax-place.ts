import type { AskTotal, PostalAddress } from '@lectern/api-client';
import type { ChargedTotal, CheckoutOptions } from '@lectern/widget-kit';

/** Where a buyer is, for the tax. */
export interface TaxPlace {
  /** ISO 3166-1, two letters. */
  country: string;
  postalCode: string;
}

/** What is charged, and the word of the shop that it is. */
export interface ShownTotal extends ChargedTotal {
  /** Not known of a payment that was kept: it is begun already. */
  quote?: string | null;
}

export const nowhere: TaxPlace = { country: '', postalCode: '' };

/** Where the country alone does not tell the tax. */
const BY_POSTAL_CODE: readonly string[] = ['CA', 'US'];

export const needsPostalCode = ({ country }: TaxPlace): boolean => BY_POSTAL_CODE.includes(country);

export function isPlaceKnown(place: TaxPlace | undefined): boolean {
  return place !== undefined && place.country !== '' && !(needsPostalCode(place) && !place.postalCode.trim());
}

/** What a buyer has said of where they are. */
interface Somewhere {
  address?: PostalAddress;
  place?: TaxPlace;
}

/** Whether what is known of the tax holds for both. */
export const isSamePlace = (one: Somewhere, other: Somewhere): boolean =>
  JSON.stringify([one.address, one.place]) === JSON.stringify([other.address, other.place]);

/** What the shop is asked: a parcel is taxed where it goes. */
export function totalInput(
  { productId, productType }: CheckoutOptions,
  { address, place = nowhere }: Somewhere,
): AskTotal {
  const where: TaxPlace & { region?: string } = productType === 'paperback' && address ? address : place;
  const { country, postalCode, region = '' } = where;
  return {
    ...{ productId, country },
    ...(postalCode.trim() ? { postalCode: postalCode.trim() } : {}),
    ...(region.trim() ? { region: region.trim() } : {}),
  };
}

/** The total that may be shown: one of another price is over. */
export function shownTotal(
  total: ShownTotal | null,
  { priceCents }: Pick<CheckoutOptions, 'priceCents'>,
): ShownTotal | null {
  return total?.priceCents === priceCents ? total : null;
}

/** Countries and areas with a code of their own in which cards are taken: the first letter, then the second ones that follow it. */
const CODES =
  'ADEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRTUWY HKNRTU IDELMNOQST JEMOP KEGHIMNRWYZ LABCIKRSTUVY ' +
  'MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSW SABCDEGHIJKLMNORSTVXZ TCDFGHJKLMNORTVWZ UAGSYZ VACEGINU WFS YET ZAMW';

export const COUNTRIES: readonly string[] = CODES.split(' ').flatMap(([first = '', ...others]) =>
  others.map((second) => first + second),
);
