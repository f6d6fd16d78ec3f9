import { onReconnect, withDeadline } from '@lectern/widget-kit';
import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';

export function useOnReconnect(isWaiting: boolean, act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => (isWaiting ? onReconnect(() => onBack()) : undefined), [isWaiting]);
}

interface LazyPart<Props> {
  Part: ComponentType<Props> | null;
  hasFailed: boolean;
  fetch(): void;
}

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
