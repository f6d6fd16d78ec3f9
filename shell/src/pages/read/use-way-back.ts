import type { Place } from '@lectern/reading-notes';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { overlayClosed, overlayOpened } from '../../browser/overlays.js';
import type { Shown } from './book-pages.js';

/** Pages turned after a link until that is where the book is read. */
const TURNS_UNTIL_READ = 3;

type Spot = Pick<Place, 'cfi' | 'fraction'>;

interface Step {
  from: Spot;
  /** Has an entry of its own in the tab's history, like everything that lies over a page. */
  entry: HTMLElement;
}

/**
 * The way back from notes, links and search results: one step for each that was followed, by a button or by the browser's Back.
 * @param frame of the reader
 */
export function useWayBack(frame: RefObject<HTMLElement | null>, goTo: (spot: Spot) => void) {
  const steps = useRef<Step[]>([]);
  const turns = useRef(0);
  const away = useRef(false);
  const [isAway, setShownAway] = useState(false);
  /** A page may be shown before the state of this is. */
  const setAway = useCallback((isNowAway: boolean) => {
    away.current = isNowAway;
    setShownAway(isNowAway);
  }, []);

  /** Takes the last steps off, with their entries in the history unless the browser did so. */
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
    /** The reader looks something up, and does not read there yet. */
    isAway,
    goBack: () => goBack(),
    /** Before a link is followed. */
    leave: ({ cfi, fraction }: Spot) => {
      const entry = document.createElement('span');
      entry.hidden = true;
      frame.current?.append(entry);
      entry.dispatchEvent(new CustomEvent(overlayOpened, { bubbles: true, detail: () => goBack(true) }));
      steps.current.push({ from: { cfi, fraction }, entry });
      turns.current = 0;
      setAway(true);
    },
    /** Another chapter was chosen: it is read there. The browser's Back still leads back. */
    settle: () => setAway(false),
    /** A page was shown. @returns whether it is being read, and not only looked up */
    isRead: ({ cfi }: Shown): boolean => {
      const returned = steps.current.findIndex(({ from }) => from.cfi === cfi);
      if (returned >= 0) drop(steps.current.length - returned);
      if (!away.current) return true;
      turns.current += 1;
      // The first was the place that the link led to.
      const isReading = turns.current > TURNS_UNTIL_READ;
      if (isReading) setAway(false);
      return isReading;
    },
  };
}
