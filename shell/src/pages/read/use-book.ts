import type { EPUB } from 'foliate-js/epub.js';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useOnReconnect } from '../../islands/lazy-part.js';
import { askFacts, type BookFacts, fetchBook, type Refusal } from './book-calls.js';
import { openEpub } from './epub-file.js';
import { dropBook, keepBook, keptBook, keptNotes } from './kept-books.js';
import { keepProgram } from './kept-program.js';
import type { DeviceNotes } from './synced-notes.js';
import type { TextWords } from './whole-sections.js';

export type WhyClosed = Exclude<Refusal, 'not-proved' | 'refused'> | 'offline' | 'broken';

type State =
  | { status: 'loading' }
  | { status: 'closed'; why: WhyClosed }
  | { status: 'ready'; book: EPUB; facts: BookFacts; notes: DeviceNotes | undefined };

/** It opens without a line from now on, or cannot be kept; null where there is nothing new to say of that. */
export type Keeping = 'news' | 'no-room' | null;

const closedBy = (why: Refusal): WhyClosed =>
  why === 'ended' || why === 'paused' || why === 'unknown'
    ? why
    : navigator.onLine
      ? 'unreachable'
      : 'offline';

/** What may not be read any more goes from the device, with what was noted in it. */
export const isGone = (why: string | undefined): why is 'ended' | 'unknown' =>
  why === 'ended' || why === 'unknown';

/**
 * The book of an address: from the device if it is there, else from the server, and from then on from the device.
 * @param words said in its text
 */
export function useBook(address: string, words: TextWords) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [keeping, setKeeping] = useState<Keeping>(null);
  const [attempt, setAttempt] = useState(0);

  const wasDropped = useRef(false);

  // Said once it is true: whoever reads it may shut the page at once.
  const close = useCallback(
    async (why: WhyClosed) => {
      wasDropped.current = isGone(why);
      if (wasDropped.current) await dropBook(address);
      setState({ status: 'closed', why });
    },
    [address],
  );

  useEffect(() => {
    let isOver = false;
    const open = async (facts: BookFacts, bytes: ArrayBuffer) => {
      try {
        const [book, notes] = await Promise.all([openEpub(new Uint8Array(bytes), words), keptNotes(address)]);
        if (!isOver) setState({ status: 'ready', book, facts, notes });
      } catch (error) {
        reportError(error);
        if (!isOver) await close('broken');
      }
    };
    const store = async (facts: BookFacts, bytes: ArrayBuffer, isNew: boolean) => {
      // While the server said that it is good its notes may have heard that it is not any more.
      if (wasDropped.current) return;
      const isStored = await keepBook(address, { facts, bytes });
      const isWhole = isStored && (await keepProgram());
      if (!isOver && isNew) setKeeping(isWhole ? 'news' : 'no-room');
    };
    const begin = async () => {
      const kept = await keptBook(address);
      if (kept && !isOver) await open(kept.facts, kept.bytes);
      const [facts, file] = await Promise.all([askFacts(address), kept ? undefined : fetchBook(address)]);
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
      // Another edition is for the next time: nobody's page is exchanged under their eyes.
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
