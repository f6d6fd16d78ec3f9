import { isPostalCode } from 'class-validator';
import { formatAddress } from 'localized-address-format';

/** Lines of an address that buyers fill in; the country is apart. */
export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'city', 'region', 'postalCode'] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Countries whose postal codes are checked (ISO 3166-1); others accept any. */
const CHECKED_CODES: readonly string[] = ['AT', 'CA', 'CH', 'DE', 'US'];

type Lines = Record<Exclude<AddressField, 'line2'> | 'country', string> & {
  line2?: string | null | undefined;
};

const linesOf = ({ name, line1, line2, city, region, postalCode, country }: Lines): string[] =>
  formatAddress(
    {
      postalCountry: country,
      administrativeArea: region,
      locality: city,
      addressLines: [line1, line2 ?? ''].filter(Boolean),
      ...{ name, postalCode },
    },
    'latin',
  );

/** Fields in the order of the country's addresses; those of Germany have no region, and the postal code first. */
export function addressFieldsOf(country: string): AddressField[] {
  const marks = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, `<${field}>`]));
  const written = linesOf({ ...(marks as Record<AddressField, string>), country }).join();
  const places = ADDRESS_FIELDS.map((field) => ({ field, at: written.indexOf(`<${field}>`) }));
  // Every order has a city and a postal code, also in countries that print none.
  const used = places.filter(({ field, at }) => at >= 0 || field !== 'region');
  const last = written.length;
  return used
    .toSorted((one, other) => (one.at < 0 ? last : one.at) - (other.at < 0 ? last : other.at))
    .map(({ field }) => field);
}

export const hasRegion = (country: string): boolean => addressFieldsOf(country).includes('region');

/** Lines as on a label, without the country. Values that the country's format leaves out have a line of their own. */
export function formattedLines(address: Lines): string[] {
  const lines = linesOf(address);
  const { city, region, postalCode } = address;
  const missing = [city, region, postalCode].filter((value) => !lines.some((line) => line.includes(value)));
  return [...lines, missing.filter(Boolean).join(' ')].filter(Boolean);
}

export const isPostalCodeOf = (country: string, postalCode: string): boolean =>
  !CHECKED_CODES.includes(country) || isPostalCode(postalCode, country as 'US');
