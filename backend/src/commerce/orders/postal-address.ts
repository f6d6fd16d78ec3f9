import { postage } from '@lectern/catalogue';

/** Where a parcel goes; `country` as ISO 3166-1 has it, in two letters. */
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

/** Whether a postal code can be one of its country; where its form is not known here, it may be any. */
export function isPostalCodeOf(country: string, postalCode: string): boolean {
  if (country === 'US') return US_ZIP.test(postalCode);
  if (country === 'CA') return CANADIAN_CODE.test(postalCode);
  return true;
}

/** As it stands on a parcel, line by line. */
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
