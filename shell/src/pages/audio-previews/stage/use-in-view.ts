import { type RefObject, useEffect, useRef } from 'react';
import type { OpenStage } from '../preview-stage.js';

/**
 * Brings the stage into view when it opens, for it may stand below the window, and when it is asked for again. Whoever
 * comes back to the middle of the page is left there.
 */
export function useInView(element: RefObject<HTMLElement | null>, stage: OpenStage): void {
  const { at, isAskedHere, choice } = stage;
  const shown = useRef<OpenStage['choice']>(null);
  useEffect(() => {
    const isAnother = shown.current?.bookTitle !== choice.bookTitle || shown.current.voice !== choice.voice;
    shown.current = choice;
    if (!isAnother || (!isAskedHere && window.scrollY > 0)) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [element, at, isAskedHere, choice]);
}
