import { onLineBack, withDeadline } from '@lectern/widget-kit';
import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Does something when the line is back, for whoever waits for it. */
export function useLineBack(isWaiting: boolean, act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => (isWaiting ? onLineBack(() => onBack()) : undefined), [isWaiting]);
}

interface LatePart<Props> {
  /** Null until its script has come. */
  Part: ComponentType<Props> | null;
  /** It could not be had; nothing else of the page is away. */
  hasFailed: boolean;
  fetch(): void;
}

/**
 * A part of an island whose script comes when it is wanted.
 * @param load brings the component, by a dynamic import
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    withDeadline(load()).then(
      (found) => {
        setPart(() => found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [load]);
  return { Part, hasFailed, fetch };
}
