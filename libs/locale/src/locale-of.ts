/**
 * Locale (BCP 47) for dates, numbers, lists and money: words of the language, notation of the country.
 * Intl falls back to the language alone if it does not know the pair.
 *
 * @param language ISO 639-1, such as `de`
 * @param country ISO 3166-1, such as `CH`
 */
export function localeOf(language: string, country: string): string {
  return `${language}-${country}`;
}
