/** How far below the window an element may be to count as near. */
const nearMargin = '400px 0px';
const interests = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Calls back when the element comes near, is pointed at or gets the focus; again at the next such sign when the
 * callback fails.
 *
 * @returns what ends the wait
 */
export function whenNear(element: HTMLElement, callback: () => Promise<void>): () => void {
  let busy = false;
  const end = () => {
    observer.disconnect();
    for (const interest of interests) element.removeEventListener(interest, begin);
  };
  const begin = () => {
    if (busy) return;
    busy = true;
    callback().then(end, () => {
      busy = false;
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin();
    },
    { rootMargin: nearMargin },
  );
  observer.observe(element);
  for (const interest of interests) element.addEventListener(interest, begin, { passive: true });
  return end;
}
