/** Does something once the page has first been painted: nothing that is not seen is in the way of what is. */
export function oncePainted(act: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}
