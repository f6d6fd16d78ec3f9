import type { MountedWidget, WidgetModule, WidgetName, WidgetOptions } from '@lectern/widget-kit';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type WidgetState = 'waiting' | 'loading' | 'mounted' | 'failed';

interface UsedWidget {
  state: WidgetState;
  /** The element that the widget is to fill. */
  place: RefObject<HTMLDivElement | null>;
  /** Fetches the widget unless that has been done; after a failure, tries again. */
  load(): void;
}

/**
 * Fetches a widget of the site, and what the page lends to widgets.
 * @throws WidgetLoadError when it cannot be had; asking again tries again
 */
export async function fetchWidget<Name extends WidgetName>(
  name: Name,
): Promise<WidgetModule<WidgetOptions[Name]>> {
  const { loadWidget } = await import('./widget-host.js');
  return loadWidget(name);
}

/** Fetches it ahead: a failure is told when it is asked for. */
export function prefetchWidget(name: WidgetName): void {
  fetchWidget(name).catch(() => undefined);
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
    fetchWidget(name)
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
