import type { ImportedConsent, ImportedReader, ImportedState } from '../../leads/index.js';
import { dateOf, NO, YES } from '../csv-files/cell-rules.js';
import type { RowReason } from '../import-batches/importer.js';
import type { SubscriberMapping, SubscriberTarget } from './subscriber-columns-rules.js';

export interface SubscriberOptions {
  mapping: SubscriberMapping;
  /** Topic by tag; tags without a topic are only noted. */
  topics: Readonly<Record<string, string>>;
  asksOthers: boolean;
}

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
