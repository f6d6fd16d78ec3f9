// Stands in every page, before all else, and is all the script that a page brings along: it counts the visit, keeps what is
// pressed and sent before its island lives, and fetches islands when the visitor turns to them. It imports no library.
import { fetchAhead, readSettings } from './late-scripts.js';
import { laterFacesId, laterFacesKey } from './later-faces-kept.js';
import { pageReady } from './loader-settings.js';
import { countPageViews } from './page-views.js';
import { whenShown } from './shown.js';
import { signs } from './signs.js';

/** What React's side gives. */
interface HydrateModule {
  hydrate(element: HTMLElement, module: object, onEnd: (isLive: boolean) => void): void;
}

/** How far outside of the window an element may be to count as near. */
const nearMargin = '400px 0px';

/** By which they turn to one part of the page. */
const interests = ['pointerover', 'touchstart', 'focusin'];

/** A press or a sending that came before its island lived: one an island, the last. */
const held = new WeakMap<HTMLElement, () => void>();

/** How often each island could not be fetched. */
const failures = new WeakMap<HTMLElement, number>();

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
  if (tries === 0) fetchAhead([...found.hydrate, ...addresses]);
  // A browser may remember that an address has failed.
  const again = tries === 0 ? '' : `?again=${tries}`;
  try {
    const [module, { hydrate }] = (await Promise.all([
      import(/* @vite-ignore */ addresses[0] + again),
      import(/* @vite-ignore */ found.hydrate[0] + again),
    ])) as [object, HydrateModule];
    island.querySelector('[data-failure]')?.remove();
    hydrate(island, module, (isLive) => (isLive ? begin(island) : fail(island)));
  } catch (error) {
    reportError(error);
    fail(island);
  }
}

/** It answers: what was pressed too early is done now. */
function begin(island: HTMLElement): void {
  island.dataset['live'] = '';
  held.get(island)?.();
  held.delete(island);
}

function fail(island: HTMLElement): void {
  delete island.dataset['waking'];
  failures.set(island, (failures.get(island) ?? 0) + 1);
  held.delete(island);
  const said = readSettings()?.failure;
  if (!said || island.querySelector('[data-failure]')) return;
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.dataset['failure'] = '';
  const reload = Object.assign(document.createElement('a'), { href: '', textContent: said.reloadLabel });
  sentence.append(said.text, ' ', reload);
  island.append(sentence);
}

/** Does it once the island lives; until then the press is the island's. */
function hold(event: Event, island: HTMLElement, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(island, again);
  void wake(island);
}

/** What has been pressed outside of an island, last, before the page's own script was there; null once it is. */
let missed: { button?: HTMLElement } | null = {};

addEventListener(pageReady, () => {
  const { button } = missed ?? {};
  missed = null;
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
    if (island) hold(event, island, () => button.click());
    else if (missed) missed.button = button;
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const island = islandAt(event);
    if (!island) return;
    const { target, submitter } = event;
    hold(event, island, () => (target as HTMLFormElement).requestSubmit(submitter));
  },
  true,
);

for (const interest of interests) {
  addEventListener(
    interest,
    (event) => {
      for (const island of turnedTo(event)) void wake(island);
    },
    { capture: true, passive: true },
  );
}

/** Where the pointer was first seen: a browser tells of one that has lain there since before the page came. */
let firstPlace: string | undefined;

function isSign(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return true;
  const place = `${event.clientX} ${event.clientY}`;
  firstPlace ??= place;
  return place !== firstPlace;
}

/** From the first sign of a visitor on, islands wake when they come near. */
function watch(event: Event): void {
  if (!isSign(event)) return;
  for (const sign of signs) removeEventListener(sign, watch, true);
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

/** Typefaces that were fetched behind an earlier page are asked for before this one is drawn. */
function switchOnLaterFaces(): void {
  const style = document.getElementById(laterFacesId);
  if (!(style instanceof HTMLStyleElement) || !storedUnder(laterFacesKey)) return;
  style.media = 'all';
  for (const href of style.dataset['files']?.split(' ') ?? []) {
    const type = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), type, { href }));
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

function arrive(): void {
  for (const sign of signs) addEventListener(sign, watch, { capture: true, passive: true });
  wakeForAddress();
}

addEventListener('hashchange', wakeForAddress);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => whenShown(arrive));
else whenShown(arrive);

// The line is back.
addEventListener('online', () => {
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
