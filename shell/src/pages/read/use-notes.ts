import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { sendNotes } from './book-calls.js';
import { storeNotes } from './stored-books.js';
import { type DeviceNotes, SyncedNotes } from './synced-notes.js';
import { sendNotesDelayMs } from './reader-rules.js';

/** Hash of a book opened from 'find my books', where the address was verified. */
const proofHash = /^#proof=(?<proof>[\w.:%-]+)$/;

function takeProof(): string | null {
  const proof = proofHash.exec(location.hash)?.groups?.['proof'];
  if (!proof) return null;
  history.replaceState(history.state, '', location.pathname);
  return decodeURIComponent(proof);
}

/** Syncs when the book opens, after changes, on reconnect, and when the page is hidden or shown. */
export function useNotes(
  address: string,
  kept: DeviceNotes | undefined,
  onMet: (why: Awaited<ReturnType<SyncedNotes['sync']>>) => void,
) {
  const [notes] = useState(
    () =>
      new SyncedNotes(kept, {
        send: (given) => sendNotes(address, given),
        keep: (given) => storeNotes(address, given),
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
      if (notes.hasUnsent) rest = window.setTimeout(now, sendNotesDelayMs);
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
      if (notes.hasUnsent) void notes.sync();
    };
  }, [notes]);
  return { notes, shown };
}
