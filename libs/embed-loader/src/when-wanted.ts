/** How far below the window an element may be when its frame is fetched. */
const nearMargin = '400px 0px';

/** Calls back once the element comes near. @returns what ends the wait */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: nearMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once the element is rendered: not in closed details, a hidden tab or a closed dialog, where a frame's
 * content has no size.
 * @returns ends the wait
 */
export function whenRendered(element: Element, callback: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (!element.checkVisibility()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back once the network is there again. @returns what ends the wait */
export function whenOnline(callback: () => void): () => void {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
}
