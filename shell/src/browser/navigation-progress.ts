import { pageWordId, sayOnPage } from './page-status.js';

/** A page that comes sooner needs no word. */
const momentMs = 500;

/** What is saved, and takes no page's place. */
const isFile = ({ pathname }: URL) => /^\/(?:api|d)\/|\.\w+$/.test(pathname);

/** Says that the next page is on its way when it takes longer than a moment. Browsers without this API show it themselves. */
export function showUnderWay(): void {
  if (!('navigation' in globalThis)) return;
  const text = document.getElementById(pageWordId)?.dataset['underWay'] ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    sayOnPage('');
  };
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const to = new URL(destination.url);
    if (destination.sameDocument || downloadRequest !== null) return;
    if (to.origin !== location.origin || isFile(to)) return;
    end();
    timer = setTimeout(() => sayOnPage(text), momentMs);
  });
  navigation.addEventListener('navigateerror', end);
  // The page that was left is kept as it was, and may come back.
  addEventListener('pagehide', end);
}
