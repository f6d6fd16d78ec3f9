import { createHash } from 'node:crypto';

import type { Json } from './owner-value.js';

/** Fields that name an entry of a list. */
const naming = ['id', 'bookId', 'slug', 'month'];

/** Place of an entry that is not added yet. Ids of entries that the owner adds begin with it. */
export const BLANK_ID = 'new-';

/** Entries that the owner added. */
export const isNewId = (id: string): boolean => id.startsWith(BLANK_ID);

const positionOf = (id: string): number => Number(/^@(\d+)-/.exec(id)?.[1] ?? -1);
const digestOf = (id: string): string => /^@\d+-(.+)$/.exec(id)?.[1] ?? id;

/** Ids of a list's entries: their own, if all have different ones; else their position and a digest. */
export function entryIds(entries: readonly Json[]): string[] {
  for (const name of naming) {
    const own = entries.map((entry) => ownId(entry, name));
    if (own.length > 0 && own.every((id) => id !== undefined) && new Set(own).size === own.length) return own;
  }
  return entries.map((entry, at) => `@${at}-${digest(entry)}`);
}

function ownId(entry: Json, name: string): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const id = entry[name];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const digest = (entry: Json): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 8);

/**
 * Finds an entry by an id of an earlier release: the same text at any position, else the entry at the same position.
 * @returns its index, or -1
 */
export function findEntry(ids: readonly string[], id: string): number {
  const exact = ids.indexOf(id);
  if (exact >= 0 || !id.startsWith('@')) return exact;
  const moved = ids.findIndex((each) => digestOf(each) === digestOf(id));
  if (moved >= 0) return moved;
  return ids.findIndex((each) => each.startsWith('@') && positionOf(each) === positionOf(id));
}
