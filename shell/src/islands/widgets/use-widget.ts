import type { MountedWidget, WidgetName, WidgetOptions } from '@lectern/widget-kit';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { useOnReconnect } from '../lazy-part.js';
import { loadWidget } from './widget-host.js';

type WidgetState = 'waiting' | 'loading' | 'mounted' | 'failed';

interface UsedWidget {
  state: WidgetState;
  place: RefObject<HTMLDivElement | null>;
  /** Loads the widget if it is not loaded; retries after a failure, as a reconnect does. */
  load(): void;
}

/** Preloads a widget. A failure is reported when the widget is used. */
export function prefetchWidget(name: WidgetName): void {
  loadWidget(name).catch(() => undefined);
}

/** Mounts a widget when `load` is called, and unmounts it with the component. */
export function useWidget<Name extends WidgetName>(name: Name, options: WidgetOptions[Name]): UsedWidget {
  const [state, setState] = useState<WidgetState>('waiting');
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWidget<WidgetOptions[Name]>>(null);
  const begun = useRef(false);
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
    mounted.current?.update(options);
  }, [options]);

  const load = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    setState('loading');
    loadWidget(name)
      .then(({ mount }) => {
        if (!place.current) return;
        mounted.current = mount(place.current, latest.current);
        setState('mounted');
      })
      .catch(() => {
        begun.current = false;
        setState('failed');
      });
  }, [name]);

  useOnReconnect(state === 'failed', load);

  useEffect(
    () => () => {
      mounted.current?.unmount();
      mounted.current = null;
      begun.current = false;
    },
    [],
  );

  return { state, place, load };
}
