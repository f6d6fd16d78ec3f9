const storageKey = 'lectern.scroll';

/** Where a visitor was on a page. */
interface Place {
  /** Distance from the page's top in CSS pixels. */
  top: number;
  /** The link that had the focus, and how many with the same address stand before it. */
  link?: { href: string; nth: number };
}

type Places = Record<string, Place>;

function readPlaces(): Places {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Places) : {};
  } catch {
    return {};
  }
}

/** Names an entry of the history: the key that navigation gave it, else its address. */
export function keyOfEntry(): string {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') {
    return state.key;
  }
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

export function rememberPlace(key: string, place: Place): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...readPlaces(), [key]: place }));
  } catch {
    // Storage that is full or forbidden costs a place on a page, nothing more.
  }
}

export function recallPlace(key: string): Place {
  return readPlaces()[key] ?? { top: 0 };
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

/** The link that has the focus, so that it can be found again when the page is drawn anew. */
export function focusedLink(): Place['link'] {
  const link = document.activeElement;
  const href = link?.getAttribute('href');
  return link instanceof HTMLElement && href ? { href, nth: linksTo(href).indexOf(link) } : undefined;
}

/** Gives the focus back to that link. @returns whether it is still there and took it */
export function focusLink(place: Place['link']): boolean {
  const link = place && linksTo(place.href)[place.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
