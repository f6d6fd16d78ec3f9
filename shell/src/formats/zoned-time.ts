const clock = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

/** Offset of a time zone from UTC at a moment, in milliseconds. */
function offsetMs(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { ...clock, timeZone }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - moment.getTime();
}

/** `day` is `YYYY-MM-DD`, `time` is `HH:MM`; `timeZone` is an IANA name, such as `America/New_York`. */
export function zonedTime(day: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${day}T${time}:00Z`);
  const guess = local - offsetMs(new Date(local), timeZone);
  // The offset may differ between the two moments on a day with a clock change.
  return new Date(local - offsetMs(new Date(guess), timeZone));
}

export const startOfDay = (day: string, timeZone: string): Date => zonedTime(day, '00:00', timeZone);

/** `2027-12-31` → `2028-01-01` */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10);
