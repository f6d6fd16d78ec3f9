// The browser's Back button closes overlays before it leaves the page: the menu, the search, a chapter, the bank's
// dialog, and the chat where it covers the page. Each overlay has a history entry, which is removed when it closes.
import { onPageShown } from './page-shown.js';

/** Event on an element that opens as an overlay but is no dialog. Its detail is a function that closes it. */
export const overlayOpened = 'layer-opened';

/** Event on the same element once it is closed. */
export const overlayClosed = 'layer-closed';

interface Overlay {
  element: Element;
  close(): void;
}

const overlays: Overlay[] = [];

/** URL of a link followed inside an overlay. Navigates once the overlay's entry is gone, so that Back returns here. */
let pendingUrl: string | null = null;

/** True while `history.go` is under way. Overlays opened or closed until it ends are handled then. */
let isGoingBack = false;

const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

function goBack(count: number): void {
  isGoingBack = true;
  history.go(-count);
}

function addEntry(): void {
  history.pushState({ ...(history.state as object | null), layers: depth() + 1 }, '');
}

function add(element: Element, close: () => void): void {
  if (overlays.some((layer) => layer.element === element)) return;
  overlays.push({ element, close });
  if (!isGoingBack) addEntry();
}

function remove(element: Element): void {
  const at = overlays.findIndex((layer) => layer.element === element);
  if (at < 0) return;
  overlays.splice(at, 1);
  if (!isGoingBack) goBack(1);
}

/** Same-page links only scroll: no fetch, no second entry. */
function navigate(to: string): void {
  if (to === location.href.split('#')[0]) scrollTo(0, 0);
  else location.assign(to);
}

function handlePopState(): void {
  const isByVisitor = !isGoingBack;
  isGoingBack = false;
  while (overlays.length > depth()) {
    if (isByVisitor) overlays.pop()?.close();
    else addEntry();
  }
  const surplus = depth() - overlays.length;
  // After Forward, a reload, or further closing, the entry has no overlay to show.
  if (surplus > 0) return goBack(surplus);
  const to = pendingUrl;
  pendingUrl = null;
  // After the browser has restored the scroll position.
  if (to !== null) setTimeout(() => navigate(to));
}

/** The URL to which a click navigates in this tab, or null. */
function addressOf(press: MouseEvent): string | null {
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || press.defaultPrevented || press.button !== 0) return null;
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return null;
  const isHere = (link.target || '_self') === '_self' && !link.hasAttribute('download');
  return isHere && link.protocol.startsWith('http') ? link.href : null;
}

function handleClick(to: string): void {
  const above = overlays.splice(0).toReversed();
  for (const { close } of above) close();
  if (!isGoingBack && above.length > 0) goBack(above.length);
  if (isGoingBack) pendingUrl = to;
  else navigate(to);
}

export function closeOverlaysOnBack(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue;
      if (target.open) add(target, () => target.close());
      else remove(target);
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  addEventListener(overlayOpened, ({ target, detail }: CustomEventInit & Event) =>
    add(target as Element, detail as () => void),
  );
  addEventListener(overlayClosed, ({ target }) => remove(target as Element));
  addEventListener('popstate', handlePopState);

  // A click handler may close the overlay before the click arrives here.
  let isInOverlay = false;
  addEventListener(
    'click',
    ({ target }) => (isInOverlay = overlays.some(({ element }) => element.contains(target as Node))),
    true,
  );
  addEventListener('click', (press) => {
    const to = isInOverlay ? addressOf(press) : null;
    if (to === null) return;
    press.preventDefault();
    handleClick(to);
  });
  onPageShown(handlePopState);
}
