import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { COPY_DAYS } from './saving-rules.js';

/** A text that the server did not hold when it was written. */
export interface LocalCopy {
  /** Of the staff member and the text. */
  owner: string;
  /** Of the window, so that two windows do not overwrite each other. */
  windowId: string;
  value: unknown;
  at: Date;
}

interface Copies extends DBSchema {
  copies: { key: [owner: string, windowId: string]; value: LocalCopy; indexes: { at: Date } };
}

const NAME = 'lectern-unsaved';
let opened: Promise<IDBPDatabase<Copies>> | undefined;

function open(): Promise<IDBPDatabase<Copies>> {
  opened ??= openDB<Copies>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('copies', { keyPath: ['owner', 'windowId'] }).createIndex('at', 'at');
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

/** Without IndexedDB, as in some private windows, the text is only on the server and in the page. */
const orNothing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

export async function keepCopy(copy: LocalCopy): Promise<void> {
  await orNothing(open().then((database) => database.put('copies', copy)));
}

export async function dropCopy(owner: string, windowId: string): Promise<void> {
  await orNothing(open().then((database) => database.delete('copies', [owner, windowId])));
}

/** Newest first. Also deletes copies that are too old to be offered. */
export async function findCopies(owner: string): Promise<LocalCopy[]> {
  const database = await orNothing(open());
  if (!database) return [];
  const oldest = new Date(Date.now() - COPY_DAYS * 24 * 60 * 60_000);
  const work = database.transaction('copies', 'readwrite');
  for (const key of await work.store.index('at').getAllKeys(IDBKeyRange.upperBound(oldest)))
    await work.store.delete(key);
  const found = await work.store.getAll(IDBKeyRange.bound([owner], [owner, []]));
  await work.done;
  return found.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Range of the copies of one staff member. */
const rangeOf = (email: string) => IDBKeyRange.bound([`${email} `], [`${email} \uffff`]);

/** Names of the texts that this browser keeps a copy of: `product:1`. */
export async function findCopiedNames(email: string): Promise<string[]> {
  const database = await orNothing(open());
  const keys = (await database?.getAllKeys('copies', rangeOf(email))) ?? [];
  return [...new Set(keys.map(([owner]) => owner.slice(email.length + 1)))];
}

/** For signing out on a computer that others use. */
export async function dropAllCopies(email: string): Promise<void> {
  await orNothing(open().then((database) => database.delete('copies', rangeOf(email))));
}
