import { useEffect, useState, useSyncExternalStore } from 'react';

import { useSession, useStaff } from '../sign-in/session.js';
import { isOpen } from './saving-machine.js';
import { type SavedValue, Saver, type SaverOptions, type SaverSnapshot } from './saver.js';

export interface SavingOptions<V> extends Omit<SaverOptions<V>, 'owner'> {
  /** Unique in the dashboard: `article:<id>`. */
  name: string;
}

export interface Saving<V> extends SaverSnapshot<V> {
  change(value: V): void;
  /** @returns the revision once the server holds all of the text; undefined if it does not */
  saveNow(): Promise<number | undefined>;
  keepMine(): void;
  takeTheirs(): void;
  takeCopy(): void;
  dropCopy(): void;
  /** Shows a text that the server holds, as after restoring a version. */
  replace(saved: SavedValue<V>): void;
}

/**
 * Saves a text as it is typed: three seconds after the last key, and on leaving. Give the component the text's id as
 * its `key`: the options of the first rendering count.
 */
export function useSaving<V>({ name, ...options }: SavingOptions<V>): Saving<V> {
  const { email } = useStaff();
  const [saver] = useState(() => new Saver<V>({ ...options, owner: `${email} ${name}` }));
  const isSignedIn = useSession(({ status }) => status === 'in');

  useEffect(() => {
    saver.open();
    const wake = () => saver.wake();
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (isOpen(saver.snapshot().state)) event.preventDefault();
    };
    addEventListener('online', wake);
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', hide);
      saver.close();
    };
  }, [saver]);
  useEffect(() => {
    if (isSignedIn) saver.wake();
  }, [saver, isSignedIn]);

  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  return {
    ...snapshot,
    change: (value) => saver.change(value),
    saveNow: () => saver.flush(),
    keepMine: () => saver.keepMine(),
    takeTheirs: () => saver.takeTheirs(),
    takeCopy: () => saver.takeCopy(),
    dropCopy: () => void saver.dropOffered(),
    replace: (saved) => saver.replace(saved),
  };
}
