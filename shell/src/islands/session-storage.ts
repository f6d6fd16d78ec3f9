/**
 * Stores a text for this tab. Does nothing if storage is blocked.
 * @param value null deletes it
 */
export function saveInSession(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`lectern.${name}`);
    else sessionStorage.setItem(`lectern.${name}`, value);
  } catch {
    // Storage is optional.
  }
}

/** Null if nothing is stored. */
export function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(`lectern.${name}`);
  } catch {
    return null;
  }
}

/** Parses the stored JSON; null if there is none or it is invalid. */
export function readSessionJson<Value>(name: string): Value | null {
  try {
    return JSON.parse(readSession(name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
