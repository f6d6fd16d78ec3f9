import { type RefObject, useEffect, useRef } from 'react';

/** How long a reader who has moved the text is left alone with it. */
const leftAloneMs = 6000;

/** Keeps the sentence that is heard in view of its box, and moves nothing but the box. */
export function useScrollAlong(
  box: RefObject<HTMLElement | null>,
  current: number,
  isPlaying: boolean,
): void {
  const movedMs = useRef(-Infinity);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const note = () => {
      movedMs.current = performance.now();
    };
    const signs = ['wheel', 'touchmove', 'keydown'] as const;
    for (const sign of signs) element.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) element.removeEventListener(sign, note);
    };
  }, [box]);

  useEffect(() => {
    const element = box.current;
    const sentence = element?.querySelector<HTMLElement>(`[data-at="${current}"]`);
    if (!isPlaying || !element || !sentence || performance.now() - movedMs.current < leftAloneMs) return;
    const { top, height } = element.getBoundingClientRect();
    const place = sentence.getBoundingClientRect();
    if (place.top >= top + 8 && place.bottom <= top + height * 0.75) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      top: element.scrollTop + place.top - top - height * 0.25,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  }, [box, current, isPlaying]);
}
