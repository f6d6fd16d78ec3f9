import { type ComponentType, lazy, Suspense } from 'react';
import { useIsLive } from './use-is-live.js';

/**
 * A part that only a browser can draw (it depends on what the browser remembers): nothing in the prerendered page,
 * fetched once the page lives.
 *
 * @param load brings the component, by a dynamic import
 */
export function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function BrowserPart(props: Props) {
    return useIsLive() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
