// Stands in every page, before all else, and is all the script that a page brings along: it counts the visit, keeps what is
// pressed and sent before its island lives, and fetches islands when the visitor turns to them. It imports no library.
import { fetchAhead, readSettings } from './lazy-scripts.js';
import { switchOnLaterFaces } from './deferred-fonts.js';
import { pageReady } from './loader-settings.js';
import { pageWordId, sayOnPage } from './page-status.js';
import { takePaidReturn } from './payment-return.js';
import { oncePainted } from './first-paint.js';
import { countPageViews } from './page-views.js';
import { whenShown } from './page-shown.js';
import { onFirstSign } from './first-interaction.js';

takePaidReturn();

/** What React's side gives. */
interface HydrateModule {
  hydrate(element: HTMLElement, module: object, onEnd: (isLive: boolean) => void): void;
}

/** How far outside of the window an element may be to count as near. */
const nearMargin = '400px 0px';

/** Longest wait for a script before its part says that it did not load; it still comes to life if the script arrives. */
const lateMs = 20_000;

/** By which they turn to one part of the page. */
const interests = ['pointerover', 'touchstart', 'focusin'];

/** What was pressed and sent before its island lived, in its order: the same button twice counts once. */
const held = new WeakMap<HTMLElement, Map<Element, () => void>>();

/** How often each island could not be fetched, or broke. */
const failures = new WeakMap<HTMLElement, number>();

/** How often the line has come back. */
let lineReturns = 0;

const asleep = '[data-island]:not([data-live])';

const islandAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(asleep) : null;

/** The island at which something happens, and those of the section to which a link there leads. */
function turnedTo(event: Event): HTMLElement[] {
  const { target } = event;
  const hash = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  const section = hash && hash[0] === '#' ? document.getElementById(hash.slice(1)) : null;
  return [islandAt(event), ...(section?.querySelectorAll<HTMLElement>(asleep) ?? [])].filter(
    (found) => found !== null,
  );
}

const sleeping = () => document.querySelectorAll<HTMLElement>(asleep);

async function wake(island: HTMLElement): Promise<void> {
  const found = readSettings();
  const addresses = found?.islands[island.dataset['island'] ?? ''];
  if (!found || !addresses || 'waking' in island.dataset) return;
  island.dataset['waking'] = '';
  const tries = failures.get(island) ?? 0;
  const returns = lineReturns;
  if (tries === 0) fetchAhead([...found.hydrate, ...addresses]);
  // A browser may remember that an address has failed.
  const again = tries === 0 ? '' : `?again=${tries}`;
  const late = setTimeout(fail, lateMs, island);
  try {
    const [module, { hydrate }] = (await Promise.all([
      import(/* @vite-ignore */ addresses[0] + again),
      import(/* @vite-ignore */ found.hydrate[0] + again),
    ])) as [object, HydrateModule];
    // Of two tries, the first to arrive.
    if (island.dataset['waking'] === 'done') return;
    island.dataset['waking'] = 'done';
    island.querySelector('[data-failure]')?.remove();
    hydrate(island, module, (isLive) => (isLive ? begin(island) : fail(island)));
  } catch (error) {
    reportError(error);
    if (island.dataset['waking'] === 'done') return;
    if (returns === lineReturns) return fail(island);
    // Asked for without a line, and the line came back before it failed.
    noteFailure(island);
    await wake(island);
  } finally {
    clearTimeout(late);
  }
}

/** It answers: what was pressed too early is done now. */
function begin(island: HTMLElement): void {
  island.dataset['live'] = '';
  for (const act of held.get(island)?.values() ?? []) act();
  held.delete(island);
}

function noteFailure(island: HTMLElement): void {
  delete island.dataset['waking'];
  delete island.dataset['live'];
  failures.set(island, (failures.get(island) ?? 0) + 1);
}

function fail(island: HTMLElement): void {
  noteFailure(island);
  held.delete(island);
  if (island.querySelector('[data-failure]')) return;
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.dataset['failure'] = '';
  say(sentence);
  island.append(sentence);
}

/** That something did not come, and the link that loads the page again. */
function say(place: HTMLElement): void {
  const { text, reloadLabel } = readSettings()?.failure ?? {};
  const reload = Object.assign(document.createElement('a'), { href: '', textContent: reloadLabel });
  place.replaceChildren(`${text} `, reload);
}

/** Does it once the island lives; until then the press is the island's. */
function hold(event: Event, island: HTMLElement, pressed: Element, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(island, (held.get(island) ?? new Map<Element, () => void>()).set(pressed, again));
  void wake(island);
}

/** What has been pressed outside of an island, last, before the page's own script was there; null once it is. */
let missed: { button?: HTMLElement } | null = {};

addEventListener(pageReady, () => {
  const { button } = missed ?? {};
  missed = null;
  sayOnPage('');
  button?.click();
});

addEventListener(
  'click',
  (event) => {
    const island = islandAt(event);
    const button = (event.target as Element).closest<HTMLElement>(
      'button:not([popovertarget]), [data-opens]',
    );
    // A form holds itself, and a link with a key held is the browser's.
    if (!button || (button as HTMLButtonElement).form) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (island) hold(event, island, button, () => button.click());
    else if (missed && !button.closest('[data-island]')) {
      missed.button = button;
      if (pageFailures > 0) void fetchPage();
      else if (isPageLate) sayMissed();
    }
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const island = islandAt(event);
    if (!island) return;
    const form = event.target as HTMLFormElement;
    hold(event, island, form, () => form.requestSubmit(event.submitter));
  },
  true,
);

for (const interest of interests) {
  addEventListener(
    interest,
    (event) => {
      // One that broke would break again under whoever types in it: it takes a press, or the line's return.
      for (const island of turnedTo(event)) if (!failures.has(island)) void wake(island);
    },
    { capture: true, passive: true },
  );
}

/** From the first sign of a visitor on, islands wake when they come near. */
function watch(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const island = target.closest<HTMLElement>('[data-island]');
        if (island) void wake(island);
      }
    },
    { rootMargin: nearMargin },
  );
  // An island has no box of its own (display: contents).
  for (const island of sleeping())
    if (island.dataset['wakeNear'] !== 'no') for (const part of island.children) observer.observe(part);
}

function storedUnder(beginning: string): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith(beginning)),
    );
  } catch {
    return false;
  }
}

function wakesAtOnce({ dataset }: HTMLElement): boolean {
  const words = (name: string) => dataset[name]?.split(' ') ?? [];
  const search = new URLSearchParams(location.search);
  return (
    'wake' in dataset ||
    words('wakeSearch').some((name) => search.has(name)) ||
    words('wakeStored').some(storedUnder) ||
    words('wakeHash').some((beginning) => location.hash.startsWith(beginning))
  );
}

function wakeForAddress(): void {
  for (const island of sleeping()) if (wakesAtOnce(island)) void wake(island);
}

/** How often the page's own script could not be fetched. */
let pageFailures = 0;

let isPageLate = false;

/** Says, where the page says such things, that what was pressed does not work yet. */
function sayMissed(): void {
  const place = missed?.button && document.getElementById(pageWordId);
  if (place) say(place);
}

/** The page's own script, which is not fetched twice. Who has pressed something of it is told when it does not come. */
async function fetchPage(): Promise<void> {
  const returns = lineReturns;
  const again = pageFailures === 0 ? '' : `?again=${pageFailures}`;
  const late = setTimeout(() => {
    isPageLate = true;
    sayMissed();
  }, lateMs);
  try {
    await import(/* @vite-ignore */ (readSettings()?.page ?? '') + again);
  } catch (error) {
    reportError(error);
    pageFailures += 1;
    if (returns < lineReturns) return fetchPage();
    sayMissed();
  } finally {
    clearTimeout(late);
  }
}

function arrive(): void {
  // Where a hash leads is where the page is first painted, or is not.
  if (location.hash) void fetchPage();
  else oncePainted(() => void fetchPage());
  onFirstSign(() => {
    void fetchPage();
    watch();
  });
  wakeForAddress();
}

addEventListener('hashchange', wakeForAddress);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => whenShown(arrive));
else whenShown(arrive);

// The line is back.
addEventListener('online', () => {
  lineReturns += 1;
  if (missed && pageFailures > 0) void fetchPage();
  for (const island of sleeping()) if (failures.has(island)) void wake(island);
});

// The key that opens the search presses its button.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // A browser that fills in a field reports keys that have no name.
  if (key?.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+K"]');
  if (!button) return;
  event.preventDefault();
  button.click();
});

switchOnLaterFaces();
countPageViews();
