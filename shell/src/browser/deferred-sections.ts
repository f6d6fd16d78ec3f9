/** Renders sections below the first screen while the browser is idle: anchors and printing need the full length. */
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
