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

/** `day` is `YYYY-MM-DD`; `timeZone` is an IANA name, such as `America/New_York`. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetMs(new Date(midnight), timeZone);
  // The offset may differ between the two moments on a day with a clock change.
  return new Date(midnight - offsetMs(new Date(guess), timeZone));
}
