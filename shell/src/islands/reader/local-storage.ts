/**
 * What this browser keeps under a name, or null: nothing was kept, storage is forbidden, or what is there is not
 * what is looked for.
 */
export function kept<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps it for the next visit, where the browser lets us. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A reader who lets nothing be stored begins at the beginning.
  }
}
