const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2024-12-10` → `December 10, 2024`, wherever the reader is. */
export function longDate(calendarDate: string): string {
  return format.format(new Date(`${calendarDate}T00:00:00Z`));
}

const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2024-12-10` → `Dec 10, 2024`, wherever the reader is. */
export function shortDate(calendarDate: string): string {
  return shortFormat.format(new Date(calendarDate));
}
