import { DomainError } from './domain-error.js';
import type { Database } from '../database/database.js';

/** A list in pages, newest first. */
export interface PagedList {
  /** `SELECT …` */
  select: string;
  /** `FROM … WHERE …`, ending so that `AND …` may follow; parameters are $1 and so on. */
  from: string;
  /** Adds columns of other tables to the rows of a page at once: `page` has the columns of `select`. */
  join?: { columns: string; from: string };
  /** Expressions to sort by: a time, and a unique id. */
  at: string;
  id: string;
  idType: 'uuid' | 'text';
}

export interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}

export interface PageInput {
  cursor?: string | undefined;
  size?: number;
  /**
   * Forbids sequential scans. The planner overestimates a trigram index if some trigrams of the pattern are common
   * (`@example.com`), and would scan the whole table.
   */
  isByIndex?: boolean;
}

const PAGE_SIZE = 50;
const EXPORT_BATCH = 5_000;

const MICROSECONDS = /^\d{1,16}$/;
const ID = { uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, text: /^[^\0]{1,300}$/ };

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Time (microseconds since 1970, by the database) and id of the last row of the previous page. */
function readCursor(cursor: string, idType: PagedList['idType']): [at: string, id: string] {
  const [at, id] = partsOf(cursor).map(String);
  if (at && id && MICROSECONDS.test(at) && ID[idType].test(id)) return [at, id];
  throw new DomainError(
    'invalid',
    'PAGE.UNKNOWN',
    'We can’t find this page. Please start with the first one.',
  );
}

/**
 * @param values of $1 and so on
 * @throws DomainError for an invalid cursor
 */
export async function readPage<Row extends object>(
  database: Database,
  { select, from, join, at, id, idType }: PagedList,
  values: readonly unknown[],
  { cursor, size = PAGE_SIZE, isByIndex = false }: PageInput = {},
): Promise<Page<Row>> {
  const all = [...values];
  const put = (value: unknown) => `$${all.push(value)}`;
  const end = cursor ? readCursor(cursor, idType) : undefined;
  const behind = end
    ? `AND (${at}, ${id}) <
        (timestamptz 'epoch' + ${put(end[0])}::bigint * interval '1 microsecond', ${put(end[1])}::${idType})`
    : '';
  const rowsOfPage = `${select}, (extract(epoch FROM ${at}) * 1000000)::bigint::text AS "pageAt", ${id} AS "pageId"
    ${from} ${behind} ORDER BY ${at} DESC, ${id} DESC LIMIT ${put(size + 1)}`;
  const sql = join
    ? `WITH page AS MATERIALIZED (${rowsOfPage}) SELECT page.*, ${join.columns} FROM page ${join.from}
      ORDER BY page."pageAt"::bigint DESC, page."pageId" DESC`
    : rowsOfPage;
  const read = () => database.manager.query<(Row & { pageAt: string; pageId: string })[]>(sql, all);
  const rows = await (isByIndex
    ? database.transaction(async () => {
        await database.manager.query('SET LOCAL enable_seqscan = off');
        return read();
      })
    : read());
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    items: rows.slice(0, size).map(({ pageAt: _at, pageId: _id, ...row }) => row as unknown as Row),
    nextCursor: last ? Buffer.from(JSON.stringify([last.pageAt, last.pageId])).toString('base64url') : null,
  };
}

export async function* inBatches<Row>(read: (page: PageInput) => Promise<Page<Row>>): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await read({ cursor, size: EXPORT_BATCH });
    yield* items;
    cursor = nextCursor ?? undefined;
  } while (cursor);
}

/** LIKE pattern that finds a text anywhere, for `fold_text(…) LIKE fold_text($1)`; null for an empty text. */
export function anywhere(text: string | undefined): string | null {
  const part = text?.trim();
  return part ? `%${part.replace(/[\\%_]/g, '\\$&')}%` : null;
}
