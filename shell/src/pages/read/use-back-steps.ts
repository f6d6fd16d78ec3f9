import type { Place } from '@lectern/reading-notes';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { overlayClosed, overlayOpened } from '../../browser/overlays.js';
import type { Shown } from './book-pages.js';

/** Number of page turns after which the reader counts as reading at the link's target. */
const TURNS_UNTIL_READ = 3;

type Spot = Pick<Place, 'cfi' | 'fraction'>;

interface Step {
  from: Spot;
  /** Element with a history entry of its own, like every overlay. */
  entry: HTMLElement;
}

/** One step back for each followed note, link or search result, by a button or the browser's Back button. */
export function useBackSteps(frame: RefObject<HTMLElement | null>, goTo: (spot: Spot) => void) {
  const steps = useRef<Step[]>([]);
  const turns = useRef(0);
  const away = useRef(false);
  const [isAway, setShownAway] = useState(false);
  /** A page may appear before this state is updated. */
  const setAway = useCallback((isNowAway: boolean) => {
    away.current = isNowAway;
    setShownAway(isNowAway);
  }, []);

  /** Drops the last steps, and their history entries unless the browser did so. */
  const drop = useCallback(
    (count: number, isByBrowser = false) => {
      for (const { entry } of steps.current.splice(steps.current.length - count).toReversed()) {
        if (!isByBrowser) entry.dispatchEvent(new Event(overlayClosed, { bubbles: true }));
        entry.remove();
      }
      turns.current = 0;
      setAway(steps.current.length > 0);
    },
    [setAway],
  );

  useLayoutEffect(() => () => drop(steps.current.length), [drop]);

  const goBack = (isByBrowser = false) => {
    const last = steps.current.at(-1);
    if (!last) return;
    drop(1, isByBrowser);
    goTo(last.from);
  };

  return {
    isAway,
    goBack: () => goBack(),
    /** Call before a link is followed. */
    leave: ({ cfi, fraction }: Spot) => {
      const entry = document.createElement('span');
      entry.hidden = true;
      frame.current?.append(entry);
      entry.dispatchEvent(new CustomEvent(overlayOpened, { bubbles: true, detail: () => goBack(true) }));
      steps.current.push({ from: { cfi, fraction }, entry });
      turns.current = 0;
      setAway(true);
    },
    /** The reader chose another chapter and reads there; Back still returns. */
    settle: () => setAway(false),
    /** Call when a page appears. @returns whether it counts as read, and not only looked up */
    isRead: ({ cfi }: Shown): boolean => {
      const returned = steps.current.findIndex(({ from }) => from.cfi === cfi);
      if (returned >= 0) drop(steps.current.length - returned);
      if (!away.current) return true;
      turns.current += 1;
      // The first page after a link is its target.
      const isReading = turns.current > TURNS_UNTIL_READ;
      if (isReading) setAway(false);
      return isReading;
    },
  };
}
