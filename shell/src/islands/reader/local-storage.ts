/** The stored value of a key, or null if there is none, storage is blocked, or the value is invalid. */
export function readStored<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

export function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked storage: the reader starts at the beginning.
  }
}
