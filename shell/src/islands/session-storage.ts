/**
 * Keeps a text for this tab: gone when it is closed, lost where the browser stores nothing. What kept it goes on without.
 * @param value null forgets it
 */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`lectern.${name}`);
    else sessionStorage.setItem(`lectern.${name}`, value);
  } catch {
    // Each page begins anew.
  }
}

/** Null where nothing is kept. */
export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(`lectern.${name}`);
  } catch {
    return null;
  }
}

/** What was kept as JSON; null also where it is none. */
export function recallJson<Value>(name: string): Value | null {
  try {
    return JSON.parse(recall(name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
