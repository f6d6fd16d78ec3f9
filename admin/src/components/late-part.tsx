import { fetchWithDeadline, withDeadline } from '@lectern/api-client/admin';
import { ErrorMessage, Loading } from '@lectern/ui/kit';
import { type ComponentType, useEffect, useState } from 'react';
import { components as m } from '../messages.js';

/** Reloads the dashboard if the server answers; otherwise keeps the page. */
export async function reloadIfAnswered(): Promise<void> {
  const answer = await fetchWithDeadline(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) window.location.reload();
}

/**
 * Lazy-loaded component with its own chunk. If the chunk fails to load, shows an error with a retry button,
 * and retries when the browser is back online. As a last resort it reloads the dashboard, which may be older
 * than the files the server still has.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  heights: readonly string[],
): ComponentType<Props> {
  let found: ComponentType<Props> | null = null;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => found);
    const [tries, setTries] = useState(0);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return undefined;
      setFailed(false);
      withDeadline(load()).then(
        (loaded) => {
          found = loaded;
          setPart(() => loaded);
        },
        () => {
          setFailed(true);
          if (tries > 0) void reloadIfAnswered();
        },
      );
      const again = () => setTries(tries + 1);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, [Part, tries]);
    if (Part) return <Part {...props} />;
    if (!hasFailed) return <Loading label={m.table.loading} heights={heights} />;
    return <ErrorMessage error={m.part.error} onRetry={() => setTries(tries + 1)} />;
  };
}
