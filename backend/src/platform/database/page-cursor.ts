import { DomainError } from '../http/domain-error.js';

/** Where a page ends: the next one goes on behind it. */
export interface PageEnd {
  /** In microseconds since 1970, as the database counts a time. */
  at: string;
  id: string;
}

export const PAGE_SIZE = 50;

export function cursorOf({ at, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

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

/** @throws DomainError for what is no cursor of ours */
export function readCursor(cursor: string | undefined, kind: keyof typeof ID): PageEnd | undefined {
  if (!cursor) return undefined;
  const [at, id] = partsOf(cursor).map(String);
  const isOurs = at && id && MICROSECONDS.test(at) && ID[kind].test(id);
  if (isOurs) return { at, id };
  throw new DomainError('invalid', 'PAGE.UNKNOWN', 'This page is not known. Please begin at the first one.');
}

/** A column of times in SQL, as a cursor tells it. */
export const microsecondsOf = (column: string): string =>
  `(extract(epoch FROM ${column}) * 1000000)::bigint::text`;

/** The time that a cursor tells, in SQL. */
export const timeOf = (parameter: string): string =>
  `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`;

/** A page of rows of which one more was asked for than fits. */
export function pageOf<T>(
  rows: readonly T[],
  end: (row: T) => PageEnd,
  size = PAGE_SIZE,
): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > size && last ? cursorOf(end(last)) : null };
}
