import { formatCents } from '@lectern/money';
import { localTime } from '../../local-time.js';
import { jobLabel } from '../jobs/job-words.js';

/** One field that has changed, in words; undefined on the side where it is not. */
export interface Difference {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function inWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'number')
    return /cents$/i.test(name) ? formatCents(value) : value.toLocaleString('en-US');
  if (name === 'job' && typeof value === 'string') return jobLabel(value);
  if (typeof value === 'string') return MOMENT.test(value) ? localTime(value) : value;
  if (Array.isArray(value))
    return value.length ? value.map((each: unknown) => inWords(name, each)).join(', ') : 'nothing';
  return JSON.stringify(value);
}

/** `chat hosts`, of `chat.hosts`; `Price`, of `priceCents`; `Is on`, of `isOn`. */
function nameInWords(path: string): string {
  const words = path
    .replace(/Cents$/, '')
    .replace(/([a-z])([A-Z])/g, (_all, last: string, first: string) => `${last} ${first.toLowerCase()}`)
    .replace(/[._-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flat(value: unknown, path = ''): [string, unknown][] {
  if (!isFields(value)) return path ? [[path, value]] : [];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, path ? `${path}.${name}` : name));
}

/** What was before and is after, field by field, leaving out what stayed as it was. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, now] = [new Map(flat(before)), new Map(flat(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({
      name: nameInWords(path),
      before: old.has(path) ? inWords(path, old.get(path)) : undefined,
      after: now.has(path) ? inWords(path, now.get(path)) : undefined,
    }))
    .filter((each) => each.before !== each.after);
}

const longestGlimpse = 140;

/** The changes in a line, as far as it reaches: `Level: notice → paused · Text: …`. */
export function glimpseOf(differences: readonly Difference[]): string {
  const line = differences
    .map(
      ({ name, before, after }) =>
        `${name}: ${[before, after].filter((side) => side !== undefined).join(' → ')}`,
    )
    .join(' · ');
  return line.length > longestGlimpse ? `${line.slice(0, longestGlimpse - 1).trimEnd()}…` : line;
}
