import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type BlockBox,
  edgeOf,
  isWorthReturning,
  keepPlace,
  keptPlace,
  type Place,
  placeAt,
} from './reading-place.js';
import { readOnBy, savePlaceDelayMs } from './reading-rules.js';

const blocks = 'p, h2, h3, h4, li, hr';

function boxesOf(text: HTMLElement): BlockBox[] {
  const start = text.getBoundingClientRect().top;
  return [...text.querySelectorAll(blocks)].map((block) => {
    const { top, height } = block.getBoundingClientRect();
    return { top: top - start, height };
  });
}

function progressOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight > clientHeight
    ? Math.min(1, Math.max(0, scrollTop / (scrollHeight - clientHeight)))
    : 1;
}

interface UsePlace {
  bookId: string;
  scroller: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
  isThere: boolean;
  /** Changes with the text's layout; the held place is then restored. */
  setting: unknown;
}

export function usePlace({ bookId, scroller, text, isThere, setting }: UsePlace) {
  const [progress, setProgress] = useState(0);
  /** Restored progress; null if nothing was restored or the reader has answered. */
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const place = useRef<Place>(null);

  const go = useCallback(
    (to: Place) => {
      const { current } = scroller;
      if (!current || !text.current) return;
      current.scrollTo({ top: edgeOf(to, boxesOf(text.current)), behavior: 'instant' });
    },
    [scroller, text],
  );

  useLayoutEffect(() => {
    if (!isThere) return;
    const before = keptPlace(bookId);
    if (!before || !isWorthReturning(before.progress)) return;
    go(before);
    setResumedAt(before.progress);
  }, [bookId, isThere, go]);

  useLayoutEffect(() => {
    if (place.current) go(place.current);
  }, [setting, go]);

  useEffect(() => {
    const { current } = scroller;
    if (!current || !isThere) return undefined;
    let rest = 0;
    let unwritten: (Place & { progress: number }) | null = null;
    const write = () => {
      window.clearTimeout(rest);
      if (unwritten) keepPlace(bookId, unwritten);
      unwritten = null;
    };
    const move = () => {
      // A closed window has no height: keeps the last place.
      if (!text.current || current.clientHeight === 0) return;
      place.current = placeAt(current.scrollTop, boxesOf(text.current));
      unwritten = { ...place.current, progress: progressOf(current) };
      setProgress(unwritten.progress);
      window.clearTimeout(rest);
      rest = window.setTimeout(write, savePlaceDelayMs);
    };
    const turn = () => {
      if (place.current) go(place.current);
    };
    setProgress(progressOf(current));
    if (text.current) place.current = placeAt(current.scrollTop, boxesOf(text.current));
    current.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', turn);
    window.addEventListener('pagehide', write);
    return () => {
      write();
      current.removeEventListener('scroll', move);
      window.removeEventListener('resize', turn);
      window.removeEventListener('pagehide', write);
    };
  }, [bookId, scroller, text, isThere, go]);

  /** Call before the layout changes: keeps the current place at the upper edge. */
  const hold = () => {
    if (scroller.current && text.current) {
      place.current = placeAt(scroller.current.scrollTop, boxesOf(text.current));
    }
  };
  const restart = () => {
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    setResumedAt(null);
    scroller.current?.focus();
  };
  const stay = () => {
    setResumedAt(null);
    scroller.current?.focus();
  };
  const isResumed = resumedAt !== null && Math.abs(progress - resumedAt) < readOnBy;
  return { progress, isResumed, hold, stay, restart };
}
