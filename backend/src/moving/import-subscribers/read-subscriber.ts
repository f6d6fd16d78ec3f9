import type { ImportedConsent, ImportedReader, ImportedState } from '../../leads/index.js';
import type { RowReason } from '../import-batches/importer.js';
import type { SubscriberMapping, SubscriberTarget } from './subscriber-columns-rules.js';

export interface SubscriberOptions {
  mapping: SubscriberMapping;
  /** Topic by tag; tags without a topic are only noted. */
  topics: Readonly<Record<string, string>>;
  asksOthers: boolean;
}

const YES = /^(true|yes|y|1|ja|x)$/i;
const NO = /^(false|no|n|0|nein)?$/i;

/** Words of a state column. */
const STATES: readonly (readonly [RegExp, ImportedState])[] = [
  [/^(complain\w*|spam.*|abuse.*|beschwerde)$/i, 'complained'],
  [/^(cleaned|.*bounce[ds]?|invalid|nicht zustellbar)$/i, 'bounced'],
  [/^(unsub\w*|opted[ -]?out|inactive|ended|left|deleted|abgemeldet|inaktiv|gekündigt)$/i, 'unsubscribed'],
  [/^(subscribed|active|confirmed|opted[ -]?in|aktiv|bestätigt|angemeldet)$/i, 'subscribed'],
];

function stateOfText(text: string): ImportedState | undefined {
  if (YES.test(text)) return 'subscribed';
  if (NO.test(text)) return 'unsubscribed';
  return STATES.find(([words]) => words.test(text))?.[1];
}

const EARLIEST_MS = Date.UTC(1995, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

const SPACED = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?(?:\.\d+)?)$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ ,]+(\d{1,2}:\d\d(?::\d\d)?))?$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ ,]+(\d{1,2}:\d\d(?::\d\d)?)\s*(am|pm)?)?$/i;

const two = (text = '') => text.padStart(2, '0');

function isoOf(text: string): string {
  const spaced = SPACED.exec(text);
  if (spaced) return `${spaced[1]}T${spaced[2]}Z`;
  const [, day, month, year, time = '00:00'] = DOTTED.exec(text) ?? [];
  if (year) return `${year}-${two(month)}-${two(day)}T${time.padStart(5, '0')}Z`;
  const [, first = '', second, slashedYear, clock = '00:00', half] = SLASHED.exec(text) ?? [];
  if (!slashedYear) return text;
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

const BARE = /^[^"]*$/;

/** Tags of a cell: `a, b`, or Mailchimp's `"a","b, c"`. */
export function tagsOf(cell: string): string[] {
  const parts = BARE.test(cell)
    ? cell.split(/[,;|]/)
    : [...cell.matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);
  return [...new Set(parts.map((tag) => tag.trim()).filter(Boolean))];
}

/** Mailchimp writes those who left and those it took off the list into files of their own. */
export function stateOfFile(source: string, columns: readonly string[], name: string): ImportedState {
  if (source !== 'mailchimp') return 'subscribed';
  const has = (column: string) => columns.some((each) => each.toLowerCase() === column);
  if (has('clean_time') || /^cleaned[_-]/i.test(name)) return 'bounced';
  return has('unsub_time') || /^unsubscribed[_-]/i.test(name) ? 'unsubscribed' : 'subscribed';
}

interface Row {
  columns: readonly string[];
  cells: readonly string[];
  /** See {@link stateOfFile}. */
  fileState: ImportedState;
  nowMs: number;
}

const SPAM = /spam|abuse|complain/i;

/** The first state that applies is the strictest. */
function stateOfRow(
  texts: (target: SubscriberTarget) => string,
  fileState: ImportedState,
): ImportedState | undefined {
  if (texts('complainedAt') && !NO.test(texts('complainedAt'))) return 'complained';
  const isBounced = texts('bouncedAt') !== '' && !NO.test(texts('bouncedAt'));
  if (isBounced || fileState === 'bounced') return 'bounced';
  const hasLeft =
    fileState === 'unsubscribed' ||
    YES.test(texts('unsubscribed')) ||
    (texts('endedAt') !== '' && !NO.test(texts('endedAt')));
  if (hasLeft) return SPAM.test(texts('endReason')) ? 'complained' : 'unsubscribed';
  return 'subscribed';
}

/** @returns undefined for a word that is not known */
function stateOf(
  texts: (target: SubscriberTarget) => string,
  fileState: ImportedState,
  hasState: boolean,
): ImportedState | undefined {
  const byOthers = stateOfRow(texts, fileState);
  return byOthers !== 'subscribed' || !hasState ? byOthers : stateOfText(texts('state'));
}

/** Reads a row whose address is known. */
export function readSubscriber(
  email: string,
  { columns, cells, fileState, nowMs }: Row,
  { mapping, topics }: SubscriberOptions,
): ImportedReader | RowReason {
  const cellsOf = (target: SubscriberTarget) =>
    cells.filter((_, at) => mapping[columns[at] ?? ''] === target);
  const text = (target: SubscriberTarget) => cellsOf(target)[0] ?? '';
  const hasState = columns.some((column) => mapping[column] === 'state');
  const state = stateOf(text, fileState, hasState);
  if (!state) return { code: 'STATE_UNKNOWN', params: { value: text('state').slice(0, 80) } };
  const ended = { bounced: 'bouncedAt', complained: 'complainedAt', unsubscribed: 'endedAt' } as const;
  const endedAt = state === 'subscribed' ? undefined : dateOf(text(ended[state]) || text('endedAt'), nowMs);
  const consentAt = dateOf(text('consentAt'), nowMs);
  const consent: ImportedConsent | null = consentAt
    ? { at: consentAt, ip: text('consentIp') || null, page: text('consentPage') || null }
    : null;
  const tags = cellsOf('tags').flatMap(tagsOf);
  const chosen = [
    ...new Set(tags.map((tag) => topics[tag]).filter((topic) => topic !== undefined && topic !== '')),
  ];
  const notes = columns.flatMap((column, at) => {
    const isNote = mapping[column] === 'note' || mapping[column] === 'tags';
    return isNote && cells[at] ? [[column, cells[at]] as const] : [];
  });
  return {
    email,
    state,
    endedAt: endedAt ?? null,
    consent,
    topics: chosen.length > 0 ? (chosen as string[]) : null,
    details: Object.fromEntries(notes),
  };
}
