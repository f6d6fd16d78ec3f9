import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A part that only a browser can draw (it depends on what the browser remembers): nothing in the prerendered page,
 * fetched once the page lives.
 *
 * @param load brings the component, by a dynamic import
 */
export function browserIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function BrowserIsland(props: Props) {
    return useIsLive() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

/** Whether React has taken the page over: false in what the prerenderer writes and until the first effects have run. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}
