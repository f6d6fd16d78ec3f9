/** Keeps a text for this tab: gone when it is closed, lost where the browser stores nothing. */
export function remember(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(`lectern.preview.${name}`, value);
  } catch {
    // A wish that cannot be taken back is fulfilled; a place that is not known is the beginning.
  }
}

export function recall(name: string): string | null {
  try {
    return window.sessionStorage.getItem(`lectern.preview.${name}`);
  } catch {
    return null;
  }
}
