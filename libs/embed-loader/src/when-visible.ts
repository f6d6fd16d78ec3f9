/** Distance below the window at which a frame starts loading. */
const nearMargin = '400px 0px';

/** Calls back when the element comes near the viewport. @returns a function that stops waiting */
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
 * Calls back when the element is rendered: content in closed details, hidden tabs, or closed dialogs has no
 * size.
 * @returns a function that stops waiting
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

/** Calls back when the browser is online again. @returns a function that stops waiting */
export function whenOnline(callback: () => void): () => void {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
}
