const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the API as a clock on her wall shows it: `Nov 21, 2026, 9:00 AM`. */
export const localTime = (moment: string): string => dayAndTime.format(new Date(moment));

/** The zone of her machine: `Europe/Berlin`. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** For a control of type `datetime-local`, which knows no zone: `2026-11-21T09:00`. */
export function localInput(moment: Date): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

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

/** Month, day, year, hour and minute, whatever the language of her machine: `Nov 21, 2026, 9:00 AM`. */
export const minuteOf = (moment: string): string => toTheMinute.format(new Date(moment));
