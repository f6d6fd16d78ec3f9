/** A page that sells a book goes to its top once more after each of these (specification 2, section 2). */
const topAgainMs = [50, 100, 200, 500];

/** By which a visitor goes through a page. */
const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

function arrivedBy(): NavigationTimingType | undefined {
  const [timing] = performance.getEntriesByType('navigation');
  return timing instanceof PerformanceNavigationTiming ? timing.type : undefined;
}

/** A question that the address names is answered at once. */
function unfoldNamed(): void {
  let named: HTMLElement | null = null;
  try {
    named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // What cannot be read names nothing.
  }
  if (named instanceof HTMLDetailsElement) named.open = true;
}

/**
 * A page that sells a book drops the hash and begins at its top. The browser goes to the section that the address named as
 * often as the page is laid out, and for the last time in the frame after loading: after that frame's callbacks, hence the
 * second one. The visitor's own hand comes before all that.
 */
function beginAtTop(): void {
  const by = arrivedBy();
  if (by === 'back_forward' || (by !== 'reload' && !location.hash)) return;
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  let hasMoved = false;
  for (const hand of hands) addEventListener(hand, () => (hasMoved = true), { passive: true, once: true });
  const toTop = () => hasMoved || scrollTo({ top: 0, behavior: 'instant' });
  toTop();
  for (const ms of topAgainMs) setTimeout(toTop, ms);
  const afterTheBrowsersOwn = () => requestAnimationFrame(() => requestAnimationFrame(toTop));
  if (document.readyState === 'complete') afterTheBrowsersOwn();
  else addEventListener('load', afterTheBrowsersOwn, { once: true });
}

/** Where a page begins for its visitor, beyond what the browser does for every address. */
export function arrive(): void {
  if ('startsAtTop' in document.documentElement.dataset) return beginAtTop();
  unfoldNamed();
  addEventListener('hashchange', unfoldNamed);
}
