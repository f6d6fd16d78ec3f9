import type { MountedWidget, WidgetName, WidgetOptions } from '@lectern/widget-kit';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { useLineBack } from '../lazy-part.js';
import { loadWidget } from './widget-host.js';

type WidgetState = 'waiting' | 'loading' | 'mounted' | 'failed';

interface UsedWidget {
  state: WidgetState;
  /** The element that the widget is to fill. */
  place: RefObject<HTMLDivElement | null>;
  /** Fetches the widget unless that has been done; after a failure, tries again, as the line's return does. */
  load(): void;
}

/** Fetches it ahead: a failure is told when it is asked for. */
export function prefetchWidget(name: WidgetName): void {
  loadWidget(name).catch(() => undefined);
}

/** Mounts a widget of the site into an element when `load` is called, and takes it away with the page. */
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
        // The page may have been left meanwhile.
        if (!place.current) return;
        mounted.current = mount(place.current, latest.current);
        setState('mounted');
      })
      .catch(() => {
        begun.current = false;
        setState('failed');
      });
  }, [name]);

  useLineBack(state === 'failed', load);

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
