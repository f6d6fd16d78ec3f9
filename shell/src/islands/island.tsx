import {
  type ComponentType,
  createElement,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { holdPresses } from './early-input.js';

/** True once a prerendered page lives: what is shown from then on has no markup of the server to stand on. */
let isPageAlive = false;

/** True while another page is being drawn. */
let isOnTheWay = false;

/** 0 for the page that was sent: it can be read before any script runs. */
let shownAtMs = 0;

/** How the parts that stand around every page are fetched, while they still stand as they were sent. */
const lastingRequests = new Set<() => Promise<void>>();

/**
 * Begins the way to another page. Its parts hold it back until all are there, so that it has its height and can be
 * scrolled to a place in it.
 *
 * @returns when the lasting parts have been fetched: they say which page is current, so they must live before the next
 */
export async function setOut(): Promise<void> {
  isOnTheWay = true;
  await Promise.all([...lastingRequests].map((fulfil) => fulfil()));
}

/** Says that the page on the screen lives: the prerendered one, or another at the end of the way to it. */
export function arrive(): void {
  if (isOnTheWay) shownAtMs = performance.now();
  isPageAlive = true;
  isOnTheWay = false;
}

/** Since when the page on the screen has been there to be read, in milliseconds of `performance.now()`. */
export function pageShownAtMs(): number {
  return shownAtMs;
}

interface IslandSettings {
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
export async function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isLasting = false }: IslandSettings = {},
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
  /** Asked for by a page that lives: one promise for all its drawings, which may be begun more than once. */
  let arrival: Promise<ComponentType<Props>> | undefined;
  return (props) => {
    const frame = useRef<HTMLDivElement>(null);
    const releasePresses = useRef<(isLive: boolean) => void>(() => undefined);
    const [{ request, isHeldBack }] = useState(() => ({
      request: isPageAlive ? null : requestFor(load),
      isHeldBack: isOnTheWay,
    }));
    useEffect(() => {
      const { current } = frame;
      if (!request || !current) return undefined;
      if (isLasting) lastingRequests.add(request.fulfil);
      releasePresses.current = holdPresses(current);
      const stopWaiting = whenNear(current, request.fulfil);
      return () => {
        stopWaiting();
        releasePresses.current(false);
      };
    }, [request]);
    const part = (
      <Requested
        when={request?.granted ?? (arrival ??= orReload(load))}
        props={props}
        onLive={() => releasePresses.current(true)}
      />
    );
    return <div ref={frame}>{isHeldBack ? part : <Suspense>{part}</Suspense>}</div>;
  };
}

/** A newer release has other chunks: let the server answer. */
function orReload<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch(() => {
    window.location.reload();
    return new Promise<Value>(() => undefined);
  });
}

interface RequestedProps<Props extends object> {
  when: Promise<ComponentType<Props>>;
  props: Props;
  onLive(): void;
}

function Requested<Props extends object>({ when, props, onLive }: RequestedProps<Props>) {
  const tell = useEffectEvent(onLive);
  useEffect(() => tell(), []);
  return createElement(use(when), props);
}

/** A promise that is kept when it is asked for. A failed fetch leaves it open: the sent markup goes on standing. */
function requestFor<Value>(load: () => Promise<Value>): { granted: Promise<Value>; fulfil(): Promise<void> } {
  let grant: (value: Value) => void = () => undefined;
  const granted = new Promise<Value>((resolve) => {
    grant = resolve;
  });
  return { granted, fulfil: async () => grant(await load()) };
}

/** How far below the window an element may be to count as near. */
const nearMargin = '400px 0px';

const interests = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Calls back when the element comes near, is pointed at or gets the focus; again at the next such sign when the
 * callback fails.
 *
 * @returns what ends the wait
 */
function whenNear(element: HTMLElement, callback: () => Promise<void>): () => void {
  let busy = false;
  const end = () => {
    observer.disconnect();
    for (const interest of interests) element.removeEventListener(interest, begin);
  };
  const begin = () => {
    if (busy) return;
    busy = true;
    callback().then(end, () => {
      busy = false;
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin();
    },
    { rootMargin: nearMargin },
  );
  observer.observe(element);
  for (const interest of interests) element.addEventListener(interest, begin, { passive: true });
  return end;
}
