import { type TouchEvent, useRef } from 'react';

/** A finger that went at least so far meant it. */
const swipePixels = 40;

/** Handlers that tell a finger's stroke to the side: 1 for onwards (to the left), -1 for back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const startX = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const gone = (changedTouches[0]?.clientX ?? startX.current) - startX.current;
      if (Math.abs(gone) >= swipePixels) onSwipe(gone < 0 ? 1 : -1);
    },
  };
}
