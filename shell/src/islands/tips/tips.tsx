import { lazy, Suspense, useEffect, useState } from 'react';

const TipLayer = lazy(async () => ({ default: (await import('./tip-layer.js')).TipLayer }));

const signs = ['pointerover', 'focusin'];

/** Nothing, until something that has a tip (`data-tip`) is pointed at or focused: only then is what shows it fetched. */
export function Tips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = (event: Event) => {
      const found = (event.target as Element).closest<HTMLElement>('[data-tip]');
      if (found) setTarget(found);
    };
    for (const sign of signs) document.addEventListener(sign, look);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look);
    };
  }, []);
  return target ? (
    <Suspense>
      <TipLayer target={target} />
    </Suspense>
  ) : null;
}
