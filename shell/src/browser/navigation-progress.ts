import { pageStatusId, showPageStatus } from './page-status.js';

const delayMs = 500;

/** Downloads do not replace the page. */
const isFile = ({ pathname }: URL) => /^\/(?:api|d)\/|\.\w+$/.test(pathname);

/** Announces a slow next page, by the Navigation API; other browsers show their own progress. */
export function showNavigationProgress(): void {
  if (!('navigation' in globalThis)) return;
  const text = document.getElementById(pageStatusId)?.dataset['underWay'] ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    showPageStatus('');
  };
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const to = new URL(destination.url);
    if (destination.sameDocument || downloadRequest !== null) return;
    if (to.origin !== location.origin || isFile(to)) return;
    end();
    timer = setTimeout(() => showPageStatus(text), delayMs);
  });
  navigation.addEventListener('navigateerror', end);
  // The back/forward cache may restore this page.
  addEventListener('pagehide', end);
}
