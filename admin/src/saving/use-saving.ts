import { useEffect, useState, useSyncExternalStore } from 'react';

import { noticeRefusal } from '../query-client.js';
import { useSession, useStaff } from '../sign-in/session.js';
import { addSaver } from './open-savers.js';
import type { SavedValue, SaverOptions, SaverSnapshot, SaveWhen } from './saved-value.js';
import { Saver } from './saver.js';
import { isOpen } from './saving-machine.js';

export interface SavingOptions<V> extends Omit<SaverOptions<V>, 'owner'> {
  /** Unique in the dashboard: `article:<id>`. */
  name: string;
}

export interface Saving<V> extends SaverSnapshot<V> {
  when: SaveWhen;
  change(value: V): void;
  /** @returns the revision once the server holds all of the text; undefined if it does not */
  saveNow(): Promise<number | undefined>;
  keepMine(): void;
  takeTheirs(): void;
  takeCopy(): void;
  dropCopy(): void;
  /** Shows the saved text again. */
  discard(): void;
  /** Shows a text that the server holds, as after restoring a version. */
  replace(saved: SavedValue<V>): void;
  /** Asks which text counts, as after a refused publication. */
  compareWith(saved: SavedValue<V>): void;
  /** Compares a newer text that the page has loaded with this one. */
  receive(saved: SavedValue<V>): void;
}

const actionsOf = <V>(saver: Saver<V>): Omit<Saving<V>, keyof SaverSnapshot<V> | 'when'> => ({
  change: (value) => saver.change(value),
  saveNow: () => saver.flush(),
  keepMine: () => saver.keepMine(),
  takeTheirs: () => saver.takeTheirs(),
  takeCopy: () => saver.takeCopy(),
  dropCopy: () => void saver.dropOffered(),
  discard: () => saver.discard(),
  replace: (saved) => saver.replace(saved),
  compareWith: (saved) => saver.compareWith(saved),
  receive: (saved) => saver.receive(saved),
});

/** Asks to sign in again if the session has ended. */
const noticed = <T>(request: Promise<T>): Promise<T> =>
  request.catch((error: unknown) => {
    noticeRefusal(error);
    throw error;
  });

/**
 * Saves a text as it is typed: three seconds after the last key, and on leaving; or only when the user asks. Give the
 * component the text's id as its `key`: the options of the first rendering count.
 */
export function useSaving<V>({ name, ...options }: SavingOptions<V>): Saving<V> {
  const { email } = useStaff();
  const [{ saver, actions }] = useState(() => {
    const made = new Saver<V>({
      ...options,
      owner: `${email} ${name}`,
      save: (value, revision) => noticed(options.save(value, revision)),
      load: () => noticed(options.load()),
    });
    return { saver: made, actions: actionsOf(made) };
  });
  const isSignedIn = useSession(({ status }) => status === 'in');

  useEffect(() => {
    saver.open();
    const remove = addSaver(saver);
    const wake = () => saver.wake();
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.leave();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOpen(saver.snapshot().state)) return;
      event.preventDefault();
      // While the browser asks: a page that is gone writes nothing.
      void saver.leave();
    };
    addEventListener('online', wake);
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', hide);
      remove();
      // Signing out deletes the copies: no new one.
      if (useSession.getState().staff) saver.close();
      else saver.stop();
    };
  }, [saver]);
  useEffect(() => {
    if (isSignedIn) saver.wake();
  }, [saver, isSignedIn]);

  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  return { ...snapshot, ...actions, when: options.when ?? 'typed' };
}
