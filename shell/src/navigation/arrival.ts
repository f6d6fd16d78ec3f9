import type { SiteRoute } from '../site-map/route.js';
import { focusedLink, focusLink, keyOfEntry, recallPlace, rememberPlace } from './scroll-memory.js';
/** How the visitor came to the page: by a link, or by the browser's back and forward. */
type Arrival = 'fresh' | 'return';

let arrival: Arrival = 'fresh';
let currentKey = '';
let shownPathname = '';

function scrollTop(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function hashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // What cannot be read names nothing.
    return null;
  }
}

/** A question that an address names is answered at once. @returns what takes the focus for it */
function unfold(target: HTMLElement): HTMLElement {
  if (!(target instanceof HTMLDetailsElement)) return target;
  target.open = true;
  return target.querySelector('summary') ?? target;
}

function dropHash(): void {
  if (!window.location.hash) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Puts the visitor where the page begins for them: where they were, at the section asked for, or the top. */
export function settle(route: SiteRoute): void {
  const returning = arrival === 'return';
  arrival = 'fresh';
  noteEntry();
  if (!returning && route.startsAtTop) dropHash();
  const target = returning ? null : hashTarget();
  const named = target && unfold(target);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTop(returning ? recallPlace(currentKey).top : 0);
  if (returning && focusLink(recallPlace(currentKey).link)) return;
  const heading = named ?? document.querySelector<HTMLElement>('main h1');
  if (heading) focusOn(heading);
}

function noteEntry(): void {
  currentKey = keyOfEntry();
  shownPathname = window.location.pathname;
}

/** Between entries of one page (its sections) nothing is loaded that would settle the visitor. */
function onPopState(): void {
  leave('return');
  if (window.location.pathname !== shownPathname) return;
  arrival = 'fresh';
  noteEntry();
  // To a section the browser itself has scrolled.
  if (!window.location.hash) scrollTop(recallPlace(currentKey).top);
}

function rememberHere(): void {
  rememberPlace(currentKey, { top: Math.round(window.scrollY), link: focusedLink() });
}

/** Notes where the visitor stands before an entry of the history is left. */
export function leave(next: Arrival): void {
  rememberHere();
  arrival = next;
}

/**
 * A browser goes to the section that the address named as often as the page is laid out, and for the last time in the
 * frame after loading: after that frame's callbacks, hence the second one. A visitor's own hand comes before both.
 */
function afterTheBrowsersOwn(scroll: () => void): void {
  const hands = new AbortController();
  for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(hand, () => hands.abort(), { passive: true, signal: hands.signal });
  }
  const nextFrame = (then: () => void) => requestAnimationFrame(() => hands.signal.aborted || then());
  const afterLoading = () =>
    nextFrame(() =>
      nextFrame(() => {
        hands.abort();
        scroll();
      }),
    );
  if (document.readyState === 'complete') afterLoading();
  else window.addEventListener('load', afterLoading, { once: true, signal: hands.signal });
}

/**
 * Takes scrolling over from the browser, which would restore it before a page's chunk is there.
 * @returns what ends it
 */
export function startScrolling(route: SiteRoute): () => void {
  noteEntry();
  window.history.scrollRestoration = 'manual';
  const [timing] = performance.getEntriesByType('navigation');
  const reopened = timing instanceof PerformanceNavigationTiming && timing.type !== 'navigate';
  const target = hashTarget();
  if (target) unfold(target);
  // Whoever has begun to read before the script came is left where they are.
  if (route.startsAtTop && (window.location.hash || reopened)) {
    dropHash();
    scrollTop(0);
    afterTheBrowsersOwn(() => scrollTop(0));
  } else if (reopened) {
    scrollTop(recallPlace(currentKey).top);
  }
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', rememberHere);
  return () => {
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('pagehide', rememberHere);
  };
}
