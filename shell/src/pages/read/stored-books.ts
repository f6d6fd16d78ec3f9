import { createStore, del, get, set, type UseStore } from 'idb-keyval';

import type { BookFacts } from './book-calls.js';
import type { DeviceNotes } from './synced-notes.js';

/** A book stored in this browser. */
export interface KeptBook {
  facts: BookFacts;
  bytes: ArrayBuffer;
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('lectern-reader', 'books'));

/** Undefined if storage is blocked or fails. */
const orNothing = <Value>(work: () => Promise<Value>): Promise<Value | undefined> =>
  work().catch(() => undefined);

export const keptBook = (address: string): Promise<KeptBook | undefined> =>
  orNothing(() => get<KeptBook>(`book ${address}`, store()));

/** @returns false if storage is full or blocked */
export const keepBook = (address: string, book: KeptBook): Promise<boolean> =>
  set(`book ${address}`, book, store()).then(
    () => true,
    () => false,
  );

export const keptNotes = (address: string): Promise<DeviceNotes | undefined> =>
  orNothing(() => get<DeviceNotes>(`notes ${address}`, store()));

export const keepNotes = (address: string, notes: DeviceNotes): Promise<void> =>
  orNothing(() => set(`notes ${address}`, notes, store()));

/** Deletes the book and its notes. */
export async function dropBook(address: string): Promise<void> {
  await orNothing(() => del(`book ${address}`, store()));
  await orNothing(() => del(`notes ${address}`, store()));
}
