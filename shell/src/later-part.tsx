import { type ComponentType, createElement, Suspense, use, useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.js';

/** True once a prerendered page lives: what is shown from then on has no markup of the server to stand on. */
let isPageAlive = false;

/** Says that the prerendered page has been taken over. */
export function pageIsAlive(): void {
  isPageAlive = true;
}

/** How the parts that stand around every page are fetched, while they still stand as they were sent. */
const lastingWishes = new Set<() => Promise<void>>();

/** Fetches the lasting parts: they say which page is current, and so they must live before the next one is shown. */
export async function wakeLastingParts(): Promise<void> {
  await Promise.all([...lastingWishes].map((fulfil) => fulfil()));
}

interface LaterPartSettings {
  /** Stays while pages come and go. */
  isLasting?: boolean;
}

/**
 * A part of a page whose script is not in the first load. The prerenderer writes it as it is; in the browser its
 * markup stands as it was sent until it comes near, is pointed at or focused, and only then is its script fetched
 * and the part hydrated. On the way to another page it is fetched at once.
 *
 * Its properties must not change before it lives: give it words, not state. Await it at the top of a module.
 *
 * @param load brings the component, by a dynamic import
 */
export async function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isLasting = false }: LaterPartSettings = {},
): Promise<ComponentType<Props>> {
  if (typeof document === 'undefined') {
    const Part = await load();
    return (props) => (
      <div>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }
  return (props) => {
    const frame = useRef<HTMLDivElement>(null);
    const [wish] = useState(() => wishFor(load));
    useEffect(() => {
      const { current } = frame;
      if (!isPageAlive && current) {
        if (isLasting) lastingWishes.add(wish.fulfil);
        return whenNear(current, wish.fulfil);
      }
      // A newer release has other chunks: let the server answer.
      wish.fulfil().catch(() => window.location.reload());
    }, [wish]);
    return (
      <div ref={frame}>
        <Suspense>
          <Wished when={wish.granted} props={props} />
        </Suspense>
      </div>
    );
  };
}

function Wished<Props extends object>({
  when,
  props,
}: {
  when: Promise<ComponentType<Props>>;
  props: Props;
}) {
  return createElement(use(when), props);
}

/** A promise that is kept when it is asked for. A failed fetch leaves it open: the sent markup goes on standing. */
function wishFor<Value>(load: () => Promise<Value>): { granted: Promise<Value>; fulfil(): Promise<void> } {
  let grant: (value: Value) => void = () => undefined;
  const granted = new Promise<Value>((resolve) => {
    grant = resolve;
  });
  return { granted, fulfil: async () => grant(await load()) };
}
