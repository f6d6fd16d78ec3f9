/**
 * Does something when the page is shown, and again each time that the browser brings it back from its cache. A page that is
 * drawn ahead does nothing before somebody opens it.
 */
export function whenShown(act: (isBack: boolean) => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && act(true));
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', () => act(false), { once: true });
  else act(false);
}
