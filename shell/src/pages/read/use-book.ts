import type { EPUB } from 'foliate-js/epub.js';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useOnReconnect } from '../../islands/lazy-part.js';
import { fetchFacts, type BookFacts, fetchBook, type Refusal } from './book-calls.js';
import { openEpub } from './epub-file.js';
import { deleteBook, storeBook, readBook, readNotes } from './stored-books.js';
import { cacheReader } from './offline-reader.js';
import type { DeviceNotes } from './synced-notes.js';
import type { TextWords } from './complete-sections.js';

export type WhyClosed = Exclude<Refusal, 'not-proved' | 'refused'> | 'offline' | 'broken';

type State =
  | { status: 'loading' }
  | { status: 'closed'; why: WhyClosed }
  | { status: 'ready'; book: EPUB; facts: BookFacts; notes: DeviceNotes | undefined };

/** The book is now available offline, or cannot be stored; null if nothing changed. */
export type StorageNotice = 'news' | 'no-room' | null;

const closedBy = (why: Refusal): WhyClosed =>
  why === 'ended' || why === 'paused' || why === 'unknown'
    ? why
    : navigator.onLine
      ? 'unreachable'
      : 'offline';

/** Whether to delete the book and its notes from the device: it may no longer be read. */
export const isGone = (why: string | undefined): why is 'ended' | 'unknown' =>
  why === 'ended' || why === 'unknown';

/** Loads a book from the device, else from the server, and stores it. */
export function useBook(address: string, words: TextWords) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [keeping, setKeeping] = useState<StorageNotice>(null);
  const [attempt, setAttempt] = useState(0);

  const wasDropped = useRef(false);

  // Set only when it is true, since the reader may close the page at once.
  const close = useCallback(
    async (why: WhyClosed) => {
      wasDropped.current = isGone(why);
      if (wasDropped.current) await deleteBook(address);
      setState({ status: 'closed', why });
    },
    [address],
  );

  useEffect(() => {
    let isOver = false;
    const open = async (facts: BookFacts, bytes: ArrayBuffer) => {
      try {
        const [book, notes] = await Promise.all([openEpub(new Uint8Array(bytes), words), readNotes(address)]);
        if (!isOver) setState({ status: 'ready', book, facts, notes });
      } catch (error) {
        reportError(error);
        if (!isOver) await close('broken');
      }
    };
    const store = async (facts: BookFacts, bytes: ArrayBuffer, isNew: boolean) => {
      // The notes' sync may have ended access while this request was under way.
      if (wasDropped.current) return;
      const isStored = await storeBook(address, { facts, bytes });
      const isWhole = isStored && (await cacheReader());
      if (!isOver && isNew) setKeeping(isWhole ? 'news' : 'no-room');
    };
    const begin = async () => {
      const kept = await readBook(address);
      if (kept && !isOver) await open(kept.facts, kept.bytes);
      const [facts, file] = await Promise.all([fetchFacts(address), kept ? undefined : fetchBook(address)]);
      if (isOver) return;
      if (!facts.isGood) {
        if (!kept || isGone(facts.why) || facts.why === 'paused') await close(closedBy(facts.why));
        return;
      }
      if (kept?.facts.version === facts.value.version) {
        await store(facts.value, kept.bytes, false);
        return;
      }
      const fresh = file ?? (await fetchBook(address));
      if (isOver) return;
      if (!fresh.isGood) {
        if (!kept) await close(closedBy(fresh.why));
        return;
      }
      // A new edition is used next time, not while the reader is on a page.
      if (!kept) await open(facts.value, fresh.value);
      await store(facts.value, fresh.value, !kept);
    };
    void begin();
    return () => {
      isOver = true;
    };
  }, [address, attempt, close, words]);

  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  useOnReconnect(
    state.status === 'closed' && (state.why === 'offline' || state.why === 'unreachable'),
    retry,
  );
  return { state, keeping, retry, close };
}
