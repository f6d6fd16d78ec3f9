const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the API as a clock on the wall shows it: `Nov 21, 2026, 9:00 AM`. */
export const localTime = (moment: string): string => dayAndTime.format(new Date(moment));

/** The zone of this machine: `Europe/Berlin`. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** For a control of type `datetime-local`, which knows no zone: `2026-11-21T09:00`. */
export function localInput(moment: Date): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** Whether a value of `datetime-local` exists on this clock: one hour does not on the day when summer time begins. */
export const isOnClock = (typed: string): boolean => localInput(new Date(typed)) === typed.slice(0, 16);

/** Tomorrow at nine, when people open their mail. */
export function tomorrowMorning(): Date {
  const moment = new Date();
  moment.setDate(moment.getDate() + 1);
  moment.setHours(9, 0, 0, 0);
  return moment;
}

const toTheMinute = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Month, day, year, hour and minute, whatever the language of this machine: `Nov 21, 2026, 9:00 AM`. */
export const minuteOf = (moment: string): string => toTheMinute.format(new Date(moment));

/** The start of a day of one's own calendar, so many days later, in UTC; undefined for what is no day of this century. */
function startOf(day: string, daysLater: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** @param day of a control of type `date`: `2026-11-21` */
export const startOfDay = (day: string): string | undefined => startOf(day, 0);
export const startOfNextDay = (day: string): string | undefined => startOf(day, 1);

/** For a control of type `date`: the day in one's own calendar on which a moment lies, or one so many days off it. */
export function dayOf(moment: string | undefined, daysLater = 0): string {
  if (!moment) return '';
  const day = new Date(moment);
  day.setDate(day.getDate() + daysLater);
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
}

const WRITTEN = /^(\d*)(?:\.(\d*))?$/;

/**
 * What a price field says, in whole cents, worked out from its digits so that nothing is lost on the way: `9.99` is
 * 999. A third digit rounds; what is no number is 0, and so is what is less than nothing.
 */
export function centsOf(dollars: string): number {
  const [, whole = '', rest = ''] = WRITTEN.exec(dollars.trim()) ?? [];
  const thousandths = Number(`${whole || '0'}${rest.padEnd(3, '0').slice(0, 3)}`);
  return Math.floor((thousandths + 5) / 10);
}

/** For the field: `1299` is `12.99`. */
export function dollarsOf(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
