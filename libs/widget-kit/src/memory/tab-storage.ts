/** What the tab remembers across a reload. */
export interface TabStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Lives as long as the widget: for frames and browsers that allow no storage. */
export function memoryOnly(): TabStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** The tab's sessionStorage, or memory where even touching it throws (a sandboxed frame, a full disk). */
export function tabStorage(): TabStorage {
  try {
    const probe = 'lectern.checkout.probe';
    sessionStorage.setItem(probe, '');
    sessionStorage.removeItem(probe);
    return {
      read: (key) => sessionStorage.getItem(key),
      write: (key, value) => sessionStorage.setItem(key, value),
      remove: (key) => sessionStorage.removeItem(key),
    };
  } catch {
    return memoryOnly();
  }
}
