// Inlined in every page before everything else. Counts the visit, holds clicks and submits until their island is
// hydrated, and loads islands on interaction. Imports no library.
import { preloadModules, readLoaderSettings } from './lazy-scripts.js';
import { loadDeferredFonts } from './deferred-fonts.js';
import { pageReady } from './loader-settings.js';
import { pageStatusId, showPageStatus } from './page-status.js';
import { takePaymentReturn } from './payment-return.js';
import { afterFirstPaint } from './first-paint.js';
import { countPageViews } from './page-views.js';
import { moveCovers } from './cover-travel.js';
import { onPageShown } from './page-shown.js';
import { onFirstInteraction } from './first-interaction.js';

takePaymentReturn();

interface HydrateModule {
  hydrate(element: HTMLElement, module: object, onEnd: (isLive: boolean) => void): void;
}

const nearMargin = '400px 0px';

/** Time after which an island shows that it did not load. It still hydrates if the script arrives later. */
const loadTimeoutMs = 20_000;

const interactionEvents = ['pointerover', 'touchstart', 'focusin'];

/** Clicks and submits until hydration, in order. A second click on the same button replaces the first. */
const held = new WeakMap<HTMLElement, Map<Element, () => void>>();

const failures = new WeakMap<HTMLElement, number>();

let reconnects = 0;

const dormantSelector = '[data-island]:not([data-live])';

const islandAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(dormantSelector) : null;

/** The island of an event, and those in the section that a link there leads to. */
function islandsFor(event: Event): HTMLElement[] {
  const { target } = event;
  const hash = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  const section = hash && hash[0] === '#' ? document.getElementById(hash.slice(1)) : null;
  return [islandAt(event), ...(section?.querySelectorAll<HTMLElement>(dormantSelector) ?? [])].filter(
    (found) => found !== null,
  );
}

const dormantIslands = () => document.querySelectorAll<HTMLElement>(dormantSelector);

async function wake(island: HTMLElement): Promise<void> {
  const found = readLoaderSettings();
  const addresses = found?.islands[island.dataset['island'] ?? ''];
  if (!found || !addresses || 'waking' in island.dataset) return;
  island.dataset['waking'] = '';
  const tries = failures.get(island) ?? 0;
  showFallback(island, false);
  const returns = reconnects;
  if (tries === 0) preloadModules([...found.hydrate, ...addresses]);
  // A new query, since a browser may cache that a URL has failed.
  const again = tries === 0 ? '' : `?again=${tries}`;
  const late = setTimeout(fail, loadTimeoutMs, island);
  try {
    const [module, { hydrate }] = (await Promise.all([
      import(/* @vite-ignore */ addresses[0] + again),
      import(/* @vite-ignore */ found.hydrate[0] + again),
    ])) as [object, HydrateModule];
    // Of two attempts, only the first to arrive hydrates.
    if (island.dataset['waking'] === 'done') return;
    island.dataset['waking'] = 'done';
    island.querySelector('[data-failure]')?.remove();
    hydrate(island, module, (isLive) => (isLive ? replayHeld(island) : fail(island)));
  } catch (error) {
    reportError(error);
    if (island.dataset['waking'] === 'done') return;
    if (returns === reconnects) return fail(island);
    // The request started offline, and the connection returned before it failed.
    noteFailure(island);
    await wake(island);
  } finally {
    clearTimeout(late);
  }
}

function replayHeld(island: HTMLElement): void {
  island.dataset['live'] = '';
  for (const act of held.get(island)?.values() ?? []) act();
  held.delete(island);
}

/**
 * Shows the island's own failure message in place of its loading skeleton, or the skeleton again. The message's button is
 * a click like any other, so it loads the island again.
 * @returns false if the island has no such message
 */
function showFallback(island: HTMLElement, hasFailed: boolean): boolean {
  const [skeleton, fallback] = island.querySelectorAll<HTMLElement>('[data-skeleton], [data-fallback]');
  if (!skeleton || !fallback) return false;
  // The button disappears with the message.
  if (fallback.contains(document.activeElement)) fallback.parentElement?.focus();
  skeleton.hidden = hasFailed;
  fallback.hidden = !hasFailed;
  return true;
}

function noteFailure(island: HTMLElement): void {
  delete island.dataset['waking'];
  delete island.dataset['live'];
  failures.set(island, (failures.get(island) ?? 0) + 1);
}

function fail(island: HTMLElement): void {
  noteFailure(island);
  held.delete(island);
  if (showFallback(island, true) || island.querySelector('[data-failure]')) return;
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.dataset['failure'] = '';
  showFailure(sentence);
  island.append(sentence);
}

function showFailure(place: HTMLElement): void {
  const { text, reloadLabel } = readLoaderSettings()?.failure ?? {};
  const reload = Object.assign(document.createElement('a'), { href: '', textContent: reloadLabel });
  place.replaceChildren(`${text} `, reload);
}

function hold(event: Event, island: HTMLElement, pressed: Element, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(island, (held.get(island) ?? new Map<Element, () => void>()).set(pressed, again));
  void wake(island);
}

/** Last click outside of islands before the page's own script ran; null once it has. */
let missedPress: { button?: HTMLElement } | null = {};

addEventListener(pageReady, () => {
  const { button } = missedPress ?? {};
  missedPress = null;
  showPageStatus('');
  button?.click();
});

addEventListener(
  'click',
  (event) => {
    const island = islandAt(event);
    const button = (event.target as Element).closest<HTMLElement>(
      'button:not([popovertarget]), [data-opens]',
    );
    // Submits are held with their form, and clicks with a modifier key belong to the browser.
    if (!button || (button as HTMLButtonElement).form) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (island) hold(event, island, button, () => button.click());
    else if (missedPress && !button.closest('[data-island]')) {
      missedPress.button = button;
      if (pageScriptFailures > 0) void fetchPageScript();
      else if (isPageScriptLate) showMissedPress();
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

for (const interest of interactionEvents) {
  addEventListener(
    interest,
    (event) => {
      // A broken island would break again while the visitor types: it needs a click or a reconnect.
      for (const island of islandsFor(event)) if (!failures.has(island)) void wake(island);
    },
    { capture: true, passive: true },
  );
}

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
  // An island has no box of its own (display: contents), so its children are observed.
  for (const island of dormantIslands())
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
  for (const island of dormantIslands()) if (wakesAtOnce(island)) void wake(island);
}

let pageScriptFailures = 0;

let isPageScriptLate = false;

function showMissedPress(): void {
  const place = missedPress?.button && document.getElementById(pageStatusId);
  if (place) showFailure(place);
}

/**
 * Imports the page's own script, once. If it fails and the visitor has clicked one of its controls, shows a message.
 */
async function fetchPageScript(): Promise<void> {
  const returns = reconnects;
  const again = pageScriptFailures === 0 ? '' : `?again=${pageScriptFailures}`;
  const late = setTimeout(() => {
    isPageScriptLate = true;
    showMissedPress();
  }, loadTimeoutMs);
  try {
    await import(/* @vite-ignore */ (readLoaderSettings()?.page ?? '') + again);
  } catch (error) {
    reportError(error);
    pageScriptFailures += 1;
    if (returns < reconnects) return fetchPageScript();
    showMissedPress();
  } finally {
    clearTimeout(late);
  }
}

function onPageReady(): void {
  // The hash decides which part of the page is painted first.
  if (location.hash) void fetchPageScript();
  else afterFirstPaint(() => void fetchPageScript());
  onFirstInteraction(() => {
    void fetchPageScript();
    watch();
  });
  wakeForAddress();
}

addEventListener('hashchange', wakeForAddress);

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => onPageShown(onPageReady));
else onPageShown(onPageReady);

addEventListener('online', () => {
  reconnects += 1;
  if (missedPress && pageScriptFailures > 0) void fetchPageScript();
  for (const island of dormantIslands()) if (failures.has(island)) void wake(island);
});

// The shortcut of the search clicks its button.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Autofill fires key events without a key.
  if (key?.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+K"]');
  if (!button) return;
  event.preventDefault();
  button.click();
});

loadDeferredFonts();
countPageViews();
moveCovers();
