import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

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
  const [choice, setChoice] = useState<'turn' | 'rest' | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const prefersCalm = usePrefersCalm();
  const isHidden = useIsHidden();
  /** Whether it turns when nobody is looking closely. */
  const isOn = choice === null ? !prefersCalm : choice === 'turn';
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
    toggle: () => setChoice(isOn ? 'rest' : 'turn'),
    /** For what is looked at; the button that stops it stands outside, or it could not start it. */
    attention: {
      onPointerMove: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** The place `by` steps from `index` among `count`, round and round in both directions. */
export function step(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

const calm = '(prefers-reduced-motion: reduce)';

function watchMotion(notify: () => void): () => void {
  const query = window.matchMedia(calm);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function watchTab(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

const never = () => false;

/** Whether the visitor has asked their device for less movement. */
const usePrefersCalm = () => useSyncExternalStore(watchMotion, () => window.matchMedia(calm).matches, never);

/** Whether the page lies in a tab that nobody sees. */
const useIsHidden = () => useSyncExternalStore(watchTab, () => document.hidden, never);
