/** Hides a bar at the bottom of the window while an element matching its `data-rest-at` selector is visible. */
export function hideBarsBesideTargets(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-rest-at]')) {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
      bar.dataset['rest'] = String(seen.size > 0);
    });
    for (const part of document.querySelectorAll(bar.dataset['restAt'] ?? '')) observer.observe(part);
  }
}
