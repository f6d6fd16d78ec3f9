/** Distance below the window at which a frame starts loading. */
const nearMargin = '400px 0px';

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

/** Content in closed details, hidden tabs, or closed dialogs has no size. @returns stops waiting */
export function whenRendered(element: Element, callback: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (!element.checkVisibility()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

export function whenOnline(callback: () => void): () => void {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
}
