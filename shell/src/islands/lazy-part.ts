import { onReconnect, withDeadline } from '@lectern/widget-kit';
import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Runs an action when the browser is online again. */
export function useOnReconnect(isWaiting: boolean, act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => (isWaiting ? onReconnect(() => onBack()) : undefined), [isWaiting]);
}

interface LazyPart<Props> {
  /** Null until its script has loaded. */
  Part: ComponentType<Props> | null;
  /** Loading failed; the rest of the page works. */
  hasFailed: boolean;
  fetch(): void;
}

/**
 * A part of an island that is loaded on demand.
 * @param load a dynamic import of the component
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
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
