import { formatDate, locale } from './shop.js';

/** API timestamp in local time: `Nov 21, 2026, 9:00 AM`, in the browser's notation if it has the same language. */
export function localTime(moment: string): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().locale;
  const written = own.slice(0, 2) === locale().slice(0, 2) ? own : locale();
  return new Intl.DateTimeFormat(written, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
}

/** Local time zone: `Europe/Berlin`. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Value for `datetime-local`, without a zone: `2026-11-21T09:00`. */
export function localInput(moment: Date): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/**
 * Whether a `datetime-local` value exists in local time: one hour is skipped when daylight saving time
 * starts.
 */
export const isOnClock = (typed: string): boolean => localInput(new Date(typed)) === typed.slice(0, 16);

/** Tomorrow at 9 AM local time, when many people read email. */
export function tomorrowMorning(): Date {
  const moment = new Date();
  moment.setDate(moment.getDate() + 1);
  moment.setHours(9, 0, 0, 0);
  return moment;
}

/** Local time of day: `9:00 AM`. */
export const timeOf = (moment: Date): string => formatDate(moment, { hour: 'numeric', minute: '2-digit' });

/** Local time in the site's notation: `Nov 21, 2026, 9:00 AM`. */
export const minuteOf = (moment: string): string =>
  formatDate(new Date(moment), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/**
 * Local midnight of a day plus some days, in UTC; undefined for an invalid day or one outside this century.
 */
function startOf(day: string, daysLater: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** @param day from a `date` input: `2026-11-21` */
export const startOfDay = (day: string): string | undefined => startOf(day, 0);
export const startOfNextDay = (day: string): string | undefined => startOf(day, 1);

/** Value for a `date` input: the local day of a moment, plus some days. */
export function dayOf(moment: string | undefined, daysLater = 0): string {
  if (!moment) return '';
  const day = new Date(moment);
  day.setDate(day.getDate() + daysLater);
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
}
