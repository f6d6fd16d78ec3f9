/** Does nothing if storage is blocked. Null deletes the text. */
export function saveInSession(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`lectern.${name}`);
    else sessionStorage.setItem(`lectern.${name}`, value);
  } catch {
    // Storage is optional.
  }
}

export function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(`lectern.${name}`);
  } catch {
    return null;
  }
}

export function readSessionJson<Value>(name: string): Value | null {
  try {
    return JSON.parse(readSession(name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
