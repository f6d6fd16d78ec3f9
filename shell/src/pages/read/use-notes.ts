import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { sendNotes } from './book-calls.js';
import { keepNotes } from './kept-books.js';
import { type DeviceNotes, SyncedNotes } from './synced-notes.js';

/** So long nothing more is noted before the others are told. */
const restMs = 2_000;

/** Behind the address of a book that was opened from 'find my books', where its address had been proved. */
const proofHash = /^#proof=(?<proof>[\w.:%-]+)$/;

function takeProof(): string | null {
  const proof = proofHash.exec(location.hash)?.groups?.['proof'];
  if (!proof) return null;
  history.replaceState(history.state, '', location.pathname);
  return decodeURIComponent(proof);
}

/**
 * Place and highlights of a book, in step with the other devices: as it opens, when something was noted, when the line is back,
 * and when the page goes or comes.
 * @param onMet is told of each meeting, and why one did not come about
 */
export function useNotes(
  address: string,
  kept: DeviceNotes | undefined,
  onMet: (why: Awaited<ReturnType<SyncedNotes['sync']>>) => void,
) {
  const [notes] = useState(
    () =>
      new SyncedNotes(kept, {
        send: (given) => sendNotes(address, given),
        keep: (given) => keepNotes(address, given),
        nowMs: () => Date.now(),
        newId: () => crypto.randomUUID(),
      }),
  );
  const shown = useSyncExternalStore(notes.subscribe, notes.read);
  const meet = useEffectEvent(() => void notes.sync().then(onMet));
  useEffect(() => {
    let rest = 0;
    const now = () => {
      clearTimeout(rest);
      meet();
    };
    const soon = () => {
      clearTimeout(rest);
      if (notes.hasNews) rest = window.setTimeout(now, restMs);
    };
    const stop = notes.subscribe(soon);
    const proof = takeProof();
    if (proof) notes.prove(proof);
    now();
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      stop();
      clearTimeout(rest);
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
      if (notes.hasNews) void notes.sync();
    };
  }, [notes]);
  return { notes, shown };
}
