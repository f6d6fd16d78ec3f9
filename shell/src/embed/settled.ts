/** How long nothing may have changed for a widget to count as settled. */
const quietMs = 120;
/** How long a widget that keeps changing is waited for, from when it first shows something. */
const patienceMs = 1500;

/**
 * Resolves once a widget shows itself and stays as it is: it draws itself a moment after it is mounted, and again when
 * what it fetches has come. Never, while it shows nothing.
 */
export function settled(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    const look = () => {
      clearTimeout(quiet);
      if (element.getBoundingClientRect().height === 0) return;
      patience ??= setTimeout(end, patienceMs);
      if (!element.querySelector('[aria-busy=true]')) quiet = setTimeout(end, quietMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    look();
  });
}

/** How long a widget waits for its typefaces before it shows itself in those of the machine. */
const fontPatienceMs = 600;

/** Resolves when the typefaces of what is shown are there, so that nothing changes its size for their sake; or soon. */
export async function fontsOrSoon(): Promise<void> {
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, fontPatienceMs))]);
}
