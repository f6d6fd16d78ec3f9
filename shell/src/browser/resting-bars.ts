/** A bar that leads to a part of the page (its id: `data-rest-at`) rests while that part is on the screen. */
export function watchRestingBars(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-rest-at]')) {
    const part = document.getElementById(bar.dataset['restAt'] ?? '');
    const observer = new IntersectionObserver((entries) => {
      bar.dataset['rest'] = String(entries.at(-1)?.isIntersecting);
    });
    if (part) observer.observe(part);
  }
}
