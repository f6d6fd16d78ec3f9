import type { Database } from '../../platform/database/database.js';
import {
  anywhere,
  type Page,
  type PagedList,
  type PageInput,
  readPage,
} from '../../platform/http/paged-list.js';
import { CONFIDENTIAL_KIND, MAX_STEP, PAGE_SIZE, READER_KINDS, type ReaderKind } from './reader-rules.js';

/** Contacts of people with the site: rows of one table. */
interface Source {
  /** Each row as `email` (in lower case), `at`, `key` (unique among all sources) and `found`, its folded search text. */
  rows: string;
  /** The same by `email = $address`, if that needs another statement to use an index. */
  rowsOf?: string;
  /** Name of a row, newest first, by `$address`. */
  name?: string;
}

const of = (letter: string, { table, email, at, id, found }: Record<string, string>): string =>
  `SELECT ${email} AS email, ${at} AS at, '${letter}' || ${id} AS key, ${found} AS found FROM ${table}`;

const SOURCES: Record<ReaderKind, Source> = {
  bought: {
    rows: of('o', {
      table: 'orders o',
      email: 'lower(o.customer_email)',
      at: 'o.completed_at',
      id: 'o.id',
      found:
        'fold_text(order_search_text(o.id, o.customer_email, o.customer_name, o.stripe_payment_intent_id))',
    }),
    name: `SELECT o.customer_name AS name, o.created_at AS at FROM orders o
      WHERE lower(o.customer_email) = page.email AND o.customer_name IS NOT NULL`,
  },
  subscribed: {
    rows: of('s', {
      table: 'newsletter_subscriptions s',
      email: 's.email',
      at: 's.asked_at',
      id: 's.id',
      found: 'fold_text(s.email)',
    }),
  },
  wrote: {
    rows: of('w', {
      table: 'contact_threads t',
      email: '(SELECT lower(c.email) FROM contacts c WHERE c.id = t.message_id)',
      at: 't.arrived_at',
      id: 't.message_id',
      found: `(SELECT fold_text(c.name || ' ' || c.email) FROM contacts c WHERE c.id = t.message_id)`,
    }),
    rowsOf: of('w', {
      table: 'contacts c JOIN contact_threads t ON t.message_id = c.id',
      email: 'lower(c.email)',
      at: 't.arrived_at',
      id: 't.message_id',
      found: `fold_text(c.name || ' ' || c.email)`,
    }),
    name: `SELECT c.name, c.created_at AS at FROM contacts c JOIN contact_threads t ON t.message_id = c.id
      WHERE lower(c.email) = page.email AND t.arrived_at IS NOT NULL`,
  },
  downloaded: {
    rows: of('d', {
      table: 'downloads d',
      email: 'lower(d.email)',
      at: 'd.downloaded_at',
      id: 'd.id',
      found: 'fold_text(d.email)',
    }),
    name: `SELECT k.name, k.created_at AS at FROM kit_requests k WHERE lower(k.email) = page.email`,
  },
  waits: {
    rows: of('n', {
      table: 'release_notices n',
      email: 'n.email',
      at: 'n.created_at',
      id: 'n.id',
      found: 'fold_text(n.email)',
    }),
  },
  reviewed: {
    rows: of('r', {
      table: 'book_reviews v',
      email: '(SELECT lower(o.customer_email) FROM orders o WHERE o.id = v.order_id)',
      at: 'v.written_at',
      id: 'v.order_id',
      found: '(SELECT fold_text(o.customer_email) FROM orders o WHERE o.id = v.order_id)',
    }),
    rowsOf: of('r', {
      table: 'orders o JOIN book_reviews v ON v.order_id = o.id',
      email: 'lower(o.customer_email)',
      at: 'v.written_at',
      id: 'v.order_id',
      found: 'fold_text(o.customer_email)',
    }),
  },
  answered: {
    rows: of('a', {
      table: 'user_assessments a',
      email: 'a.user_email',
      at: 'a.updated_at',
      id: 'a.id',
      found: 'fold_text(a.user_email)',
    }),
  },
};

export interface ReaderFilter {
  /** One way alone; all by default. */
  kind?: ReaderKind | undefined;
  /** Part of the name or address, in any spelling. */
  query?: string | undefined;
}

export interface ReaderRow {
  email: string;
  name: string | null;
  kinds: ReaderKind[];
  lastAt: Date;
}

const union = (parts: readonly string[]): string => parts.join('\n UNION ALL ');

/** Rows that are a contact with a person whose address was not erased. */
const isContact = (row: string, isSearched: boolean): string =>
  `${row}.at IS NOT NULL AND ${row}.email NOT LIKE '%@erased.invalid'
    ${isSearched ? `AND ${row}.found LIKE fold_text($1)` : ''}`;

/** A contact, and its person if it is their latest. */
type ContactRow = ReaderRow & { key: string; isLatest: boolean };

/**
 * People, those with the latest contact first: rows of all sources by time, each kept if it is the person's latest.
 * So a page reads a few rows more than it has people, whatever the size of the tables.
 * @returns at least one full page, or the rest
 */
export async function findReaders(
  database: Database,
  filter: ReaderFilter,
  seesAll: boolean,
  { cursor, size = PAGE_SIZE }: PageInput = {},
): Promise<Page<ReaderRow>> {
  if (kindsOf(filter, seesAll).length === 0) return { items: [], nextCursor: null };
  const { list, values } = listOf(filter, seesAll);
  const items: ReaderRow[] = [];
  let next: string | null = cursor ?? null;
  // Larger steps where most contacts have a later one.
  for (let step = size; ; step = Math.min(2 * step, MAX_STEP)) {
    const page: Page<ContactRow> = await readPage(database, list, values, {
      cursor: next ?? undefined,
      size: step,
    });
    for (const { isLatest, key: _key, ...row } of page.items) if (isLatest) items.push(row);
    next = page.nextCursor;
    if (next === null || items.length >= size) return { items, nextCursor: next };
  }
}

const kindsFor = (seesAll: boolean): ReaderKind[] =>
  READER_KINDS.filter((kind) => seesAll || kind !== CONFIDENTIAL_KIND);

const kindsOf = ({ kind }: ReaderFilter, seesAll: boolean): ReaderKind[] =>
  kindsFor(seesAll).filter((each) => !kind || each === kind);

function listOf(filter: ReaderFilter, seesAll: boolean): { list: PagedList; values: unknown[] } {
  const pattern = anywhere(filter.query);
  const sources = kindsOf(filter, seesAll).map((each) => SOURCES[each]);
  const rowsOf = sources.map((source) => source.rowsOf ?? source.rows);
  const isSearched = pattern !== null;
  const list: PagedList = {
    select: 'SELECT e.email, e.key',
    // A search finds its rows by their text first; otherwise they are read by time, as many as a page needs.
    from: isSearched
      ? `FROM (WITH found AS MATERIALIZED (SELECT * FROM (${union(rowsOf)}) u WHERE ${isContact('u', true)})
        SELECT * FROM found) e WHERE true`
      : `FROM (${union(sources.map(({ rows }) => rows))}) e WHERE ${isContact('e', false)}`,
    at: 'e.at',
    id: 'e.key',
    idType: 'text',
    join: describe(
      kindsFor(seesAll),
      `(SELECT l.key FROM (${union(rowsOf)}) l
      WHERE l.email = page.email AND ${isContact('l', isSearched)} ORDER BY l.at DESC, l.key DESC LIMIT 1)`,
    ),
  };
  return { list, values: isSearched ? [pattern] : [] };
}

/** Whether a contact is the latest of its person, whose name, ways and time of the latest contact it adds. */
function describe(kinds: readonly ReaderKind[], latestKey: string): NonNullable<PagedList['join']> {
  const ways = kinds.map((kind) => {
    const { rows, rowsOf = rows } = SOURCES[kind];
    return `SELECT '${kind}' AS kind, max(w.at) AS at FROM (${rowsOf}) w WHERE w.email = page.email AND w.at IS NOT NULL`;
  });
  const names = kinds.flatMap((kind) => SOURCES[kind].name ?? []);
  return {
    columns: `latest.key = page.key AS "isLatest", seen.kinds, seen.at AS "lastAt",
      (SELECT n.name FROM (${union(names)}) n WHERE latest.key = page.key ORDER BY n.at DESC LIMIT 1) AS name`,
    from: `CROSS JOIN LATERAL (SELECT ${latestKey} AS key OFFSET 0) latest
      LEFT JOIN LATERAL (SELECT array_agg(w.kind) AS kinds, max(w.at) AS at FROM (${union(ways)}) w
        WHERE w.at IS NOT NULL) seen ON latest.key = page.key`,
  };
}
