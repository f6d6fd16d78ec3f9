const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2024-12-10` → `December 10, 2024`, independent of the time zone. */
export function longDate(calendarDate: string): string {
  return format.format(new Date(`${calendarDate}T00:00:00Z`));
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2025-01` → `January 2025`. */
export function monthAndYear(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}

const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2024-12-10` → `Dec 10, 2024`, independent of the time zone. */
export function shortDate(calendarDate: string): string {
  return shortFormat.format(new Date(calendarDate));
}
