/** Of the element that says that the next page is being fetched; its `data-text` is what it says. */
export const underWayId = 'under-way';

/** A page that comes sooner needs no word. */
const momentMs = 500;

/** What is saved, and takes no page's place. */
const isFile = ({ pathname }: URL) => /^\/(?:api|d)\/|\.\w+$/.test(pathname);

/** Says that the next page is on its way when it takes longer than a moment. Browsers without this API show it themselves. */
export function showUnderWay(): void {
  const place = document.getElementById(underWayId);
  if (!place || !('navigation' in globalThis)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    place.textContent = '';
  };
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    end();
    const to = new URL(destination.url);
    if (destination.sameDocument || downloadRequest !== null || to.origin !== location.origin || isFile(to))
      return;
    timer = setTimeout(() => (place.textContent = place.dataset['text'] ?? ''), momentMs);
  });
  navigation.addEventListener('navigateerror', end);
  // The page that was left is kept as it was, and may come back.
  addEventListener('pagehide', end);
}
