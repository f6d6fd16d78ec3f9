import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { step } from './step.js';
import { useIsHidden, usePrefersCalm } from './surroundings.js';

interface RotationSettings {
  /** How many take turns. */
  count: number;
  intervalMs: number;
}

/**
 * The turn of things that are shown one after another. It rests while they are pointed at, hold the keyboard's focus or
 * cannot be seen, and for good where less movement is asked for or the visitor has stopped it (WCAG 2.2.2).
 */
export function useRotation({ count, intervalMs }: RotationSettings) {
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<'turn' | 'rest' | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const prefersCalm = usePrefersCalm();
  const isHidden = useIsHidden();
  /** Whether it turns when nobody is looking closely. */
  const isOn = wish === null ? !prefersCalm : wish === 'turn';
  const isTurning = isOn && !isPointedAt && !isFocused && !isHidden;

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setIndex(step(index, 1, count)), intervalMs);
    return () => clearTimeout(timer);
  }, [isTurning, index, count, intervalMs]);

  return {
    index,
    isOn,
    isTurning,
    select: setIndex,
    go: (by: number) => setIndex(step(index, by, count)),
    toggle: () => setWish(isOn ? 'rest' : 'turn'),
    /** For what is looked at; the button that stops it stands outside, or it could not start it. */
    attention: {
      onPointerMove: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
