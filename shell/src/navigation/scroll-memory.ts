const storageKey = 'lectern.scroll';

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Positions) : {};
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

/** @param top distance from the page's top in CSS pixels */
export function rememberPosition(key: string, top: number): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [key]: Math.round(top) }));
  } catch {
    // Storage that is full or forbidden costs a place on a page, nothing more.
  }
}

export function recallPosition(key: string): number {
  return readPositions()[key] ?? 0;
}
