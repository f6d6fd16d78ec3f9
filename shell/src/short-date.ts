const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2024-12-10` → `Dec 10, 2024`, wherever the reader is. */
export function shortDate(calendarDate: string): string {
  return format.format(new Date(calendarDate));
}
