import { createStore, del, get, set, type UseStore } from 'idb-keyval';

import type { BookFacts } from './book-calls.js';
import type { DeviceNotes } from './synced-notes.js';

export interface StoredBook {
  facts: BookFacts;
  bytes: ArrayBuffer;
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('lectern-reader', 'books'));

/** Undefined if storage is blocked or fails. */
const orUndefined = <Value>(work: () => Promise<Value>): Promise<Value | undefined> =>
  work().catch(() => undefined);

export const readBook = (address: string): Promise<StoredBook | undefined> =>
  orUndefined(() => get<StoredBook>(`book ${address}`, store()));

/** @returns false if storage is full or blocked */
export const storeBook = (address: string, book: StoredBook): Promise<boolean> =>
  set(`book ${address}`, book, store()).then(
    () => true,
    () => false,
  );

export const readNotes = (address: string): Promise<DeviceNotes | undefined> =>
  orUndefined(() => get<DeviceNotes>(`notes ${address}`, store()));

export const storeNotes = (address: string, notes: DeviceNotes): Promise<void> =>
  orUndefined(() => set(`notes ${address}`, notes, store()));

export async function deleteBook(address: string): Promise<void> {
  await orUndefined(() => del(`book ${address}`, store()));
  await orUndefined(() => del(`notes ${address}`, store()));
}
