import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

import type { Phone } from './law.js';

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/** @param country of numbers without a country code (ISO 3166-1) */
function parsePhone(written: string, country: string): PhoneNumber | undefined {
  const defaultCountry = known(country);
  const number = parsePhoneNumberFromString(written, {
    extract: false,
    ...(defaultCountry ? { defaultCountry } : {}),
  });
  return number?.isValid() ? number : undefined;
}

export function phoneFault(written: string, country: string): string | null {
  if (parsePhone(written, country)) return null;
  const home = known(country);
  const example = home && getExampleNumber(home, examples)?.formatNational();
  const atHome = example ? `a phone number such as "${example}"` : 'a phone number';
  return `must be ${atHome}, or one with its country code, such as "+49 30 1234567"`;
}

/** The language that most people of a country speak: `de` for Germany. */
const languageOf = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language;

/** @throws Error for a number with a {@link phoneFault} */
export function phoneEntry(
  written: string,
  { country, language }: { country: string; language: string },
): Phone {
  const number = parsePhone(written, country);
  if (!number) throw new Error(`"${written}" is not a phone number.`);
  // Visitors of a site in another language are likely to call from abroad.
  const isNational = number.country === country && languageOf(country) === language;
  return {
    phone: isNational ? number.formatNational() : number.formatInternational(),
    phoneLink: number.getURI(),
  };
}
