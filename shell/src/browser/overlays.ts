// The browser's Back takes away what lies over the page before it leaves the page: the menu, the search, a chapter, the bank's
// question, and the chat where it covers everything. Each has an entry of its own in the tab's history, which goes with it.
import { whenShown } from './page-shown.js';

/** Told, by whatever is no dialog, on an element that lies over the page from now on; its detail takes it away. */
export const layerOpened = 'layer-opened';

/** Told on the same element once it is away. */
export const layerClosed = 'layer-closed';

interface Layer {
  element: Element;
  close(): void;
}

/** The lowest first. */
const layers: Layer[] = [];

/** Where a link led that stood in a layer: followed once the entry of the layer is gone, so that Back leads to the page. */
let goal: string | null = null;

/** On the way to the entry that is to be there: what is opened or closed meanwhile is settled on arrival. */
let isGoingBack = false;

/** How many layers there were at this entry of the history. */
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

function goBack(count: number): void {
  isGoingBack = true;
  history.go(-count);
}

function addEntry(): void {
  history.pushState({ ...(history.state as object | null), layers: depth() + 1 }, '');
}

function add(element: Element, close: () => void): void {
  if (layers.some((layer) => layer.element === element)) return;
  layers.push({ element, close });
  if (!isGoingBack) addEntry();
}

function remove(element: Element): void {
  const at = layers.findIndex((layer) => layer.element === element);
  if (at < 0) return;
  layers.splice(at, 1);
  if (!isGoingBack) goBack(1);
}

/** Of this page itself there is nothing to fetch, and no second entry. */
function go(to: string): void {
  if (to === location.href.split('#')[0]) scrollTo(0, 0);
  else location.assign(to);
}

function arrive(): void {
  const isByVisitor = !isGoingBack;
  isGoingBack = false;
  while (layers.length > depth()) {
    if (isByVisitor) layers.pop()?.close();
    else addEntry();
  }
  const surplus = depth() - layers.length;
  // Forward, the page was loaded anew, or more was closed on the way: there is nothing here any more.
  if (surplus > 0) return goBack(surplus);
  const to = goal;
  goal = null;
  // Behind the browser, which restores where the page was scrolled to.
  if (to !== null) setTimeout(() => go(to));
}

/** The address to which a press would take this page itself. */
function addressOf(press: MouseEvent): string | null {
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || press.defaultPrevented || press.button !== 0) return null;
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return null;
  const isHere = (link.target || '_self') === '_self' && !link.hasAttribute('download');
  return isHere && link.protocol.startsWith('http') ? link.href : null;
}

function follow(to: string): void {
  const above = layers.splice(0).toReversed();
  for (const { close } of above) close();
  if (!isGoingBack && above.length > 0) goBack(above.length);
  if (isGoingBack) goal = to;
  else go(to);
}

/** Lets Back close what lies over the page: every dialog, and who says so by an event. */
export function closeLayersByBack(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue;
      if (target.open) add(target, () => target.close());
      else remove(target);
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  addEventListener(layerOpened, ({ target, detail }: CustomEventInit & Event) =>
    add(target as Element, detail as () => void),
  );
  addEventListener(layerClosed, ({ target }) => remove(target as Element));
  addEventListener('popstate', arrive);

  // Whoever answers a press may close the layer before it arrives here.
  let isInLayer = false;
  addEventListener(
    'click',
    ({ target }) => (isInLayer = layers.some(({ element }) => element.contains(target as Node))),
    true,
  );
  addEventListener('click', (press) => {
    const to = isInLayer ? addressOf(press) : null;
    if (to === null) return;
    press.preventDefault();
    follow(to);
  });
  whenShown(arrive);
}
