export interface TabStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export function memoryOnly(): TabStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** @throws Error if the browser forbids storage, or it is full */
function checked(storage: Storage): TabStorage {
  const probe = 'lectern.checkout.probe';
  storage.setItem(probe, '');
  storage.removeItem(probe);
  return {
    read: (key) => storage.getItem(key),
    write: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
  };
}

/** The tab's sessionStorage, or memory if accessing it throws (a sandboxed frame, a full disk). */
export function tabStorage(): TabStorage {
  try {
    return checked(sessionStorage);
  } catch {
    return memoryOnly();
  }
}

/** Returns localStorage, shared by tabs; null if accessing it throws. */
export function browserStorage(): TabStorage | null {
  try {
    return checked(localStorage);
  } catch {
    return null;
  }
}
