/** `2024-12-10` → `December 10, 2024`, independent of the time zone. @param locale BCP 47 */
export function longDate(calendarDate: string, locale: string): string {
  return dateIn(`${calendarDate}T00:00:00Z`, locale, { dateStyle: 'long' });
}

/** `2025-01` → `January 2025`. */
export function monthAndYear(month: string, locale: string): string {
  return dateIn(`${month}-01T00:00:00Z`, locale, { month: 'long', year: 'numeric' });
}

/** `2024-12-10` → `Dec 10, 2024`, independent of the time zone. */
export function shortDate(calendarDate: string, locale: string): string {
  return dateIn(calendarDate, locale, { dateStyle: 'medium' });
}

const dateIn = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
