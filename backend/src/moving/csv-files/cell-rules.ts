/** English and German; an empty cell is a no. */
export const YES = /^(true|yes|y|1|ja|x)$/i;
export const NO = /^(false|no|n|0|nein)?$/i;

const EARLIEST_MS = Date.UTC(1995, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

const SPACED = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?(?:\.\d+)?)$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ ,]+(\d{1,2}:\d\d(?::\d\d)?))?$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ ,]+(\d{1,2}:\d\d(?::\d\d)?)\s*(am|pm)?)?$/i;

/** All else is left to the parser of dates, which would read a bare number as a year. */
const READABLE = /^\d{4}-\d\d-\d\d|^[a-z]{3}.*\b\d{4}\b/i;

const two = (text = '') => text.padStart(2, '0');

function isoOf(text: string): string {
  const spaced = SPACED.exec(text);
  if (spaced) return `${spaced[1]}T${spaced[2]}Z`;
  const [, day, month, year, time = '00:00'] = DOTTED.exec(text) ?? [];
  if (year) return `${year}-${two(month)}-${two(day)}T${time.padStart(5, '0')}Z`;
  const [, first = '', second, slashedYear, clock = '00:00', half] = SLASHED.exec(text) ?? [];
  if (!slashedYear) return READABLE.test(text) ? text : '';
  // American order, unless the first number is no month.
  const [inMonth, onDay] = Number(first) > 12 ? [second, first] : [first, second];
  const [hour = '0', ...rest] = clock.split(':');
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return `${slashedYear}-${two(inMonth)}-${two(onDay)}T${two(String(hours))}:${rest.join(':')}Z`;
}

/** A date of a file in ISO 8601; undefined if it is none, or not possible. Times without a zone are UTC. */
export function dateOf(text: string, nowMs: number): string | undefined {
  const at = Date.parse(isoOf(text.trim().replace(/ UTC$/i, '')));
  const isPossible = at >= EARLIEST_MS && at < nowMs + DAY_MS;
  return isPossible ? new Date(at).toISOString() : undefined;
}
