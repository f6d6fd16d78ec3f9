/** Runs when the page is shown, and again from the back/forward cache. A prerendered page waits until it is opened. */
export function onPageShown(act: (isBack: boolean) => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && act(true));
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', () => act(false), { once: true });
  else act(false);
}
