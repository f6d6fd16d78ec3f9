/**
 * Lays out what the first screen went without, a section at a time while there is nothing else to do: the page has its
 * whole length for anchors, for paper and for a picture of it long before somebody scrolls there.
 */
export function layOutLaterSections(): void {
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
