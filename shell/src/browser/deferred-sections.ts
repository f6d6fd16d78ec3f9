/**
 * Renders the sections below the first screen one by one while the browser is idle. The page reaches its full length
 * early, for anchors, printing and screenshots.
 */
export function renderDeferredSections(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('main section')].filter(
    (section) => getComputedStyle(section).contentVisibility === 'auto',
  );
  const layOutNext = (): void => {
    const section = waiting.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    requestIdleCallback(layOutNext);
  };
  if (waiting.length > 0) requestIdleCallback(layOutNext);
}
