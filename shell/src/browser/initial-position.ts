/** Delays after which a sales page scrolls to its top again (specification 2, section 2). */
const scrollToTopDelaysMs = [50, 100, 200, 500];

const interactionEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

function arrivedBy(): NavigationTimingType | undefined {
  const [timing] = performance.getEntriesByType('navigation');
  return timing instanceof PerformanceNavigationTiming ? timing.type : undefined;
}

function openLinkedQuestion(): void {
  let named: HTMLElement | null = null;
  try {
    named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // An invalid hash opens nothing.
  }
  if (named instanceof HTMLDetailsElement) named.open = true;
}

/**
 * Drops the hash of a sales page and scrolls to its top. The browser scrolls to the hash on each layout, the last time
 * in the frame after loading, after that frame's callbacks: hence the second frame. Stops as soon as the visitor
 * interacts.
 */
function startAtTop(): void {
  const by = arrivedBy();
  if (by === 'back_forward' || (by !== 'reload' && !location.hash)) return;
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  let hasMoved = false;
  for (const hand of interactionEvents)
    addEventListener(hand, () => (hasMoved = true), { passive: true, once: true });
  const toTop = () => hasMoved || scrollTo({ top: 0, behavior: 'instant' });
  toTop();
  for (const ms of scrollToTopDelaysMs) setTimeout(toTop, ms);
  const afterTheBrowsersOwn = () => requestAnimationFrame(() => requestAnimationFrame(toTop));
  if (document.readyState === 'complete') afterTheBrowsersOwn();
  else addEventListener('load', afterTheBrowsersOwn, { once: true });
}

export function setInitialPosition(): void {
  if ('startsAtTop' in document.documentElement.dataset) return startAtTop();
  openLinkedQuestion();
  addEventListener('hashchange', openLinkedQuestion);
}
