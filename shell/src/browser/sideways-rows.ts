const narrow = matchMedia('(max-width: 43.99rem)');

/** Makes rows that scroll sideways on a phone reachable by keyboard while they do (`layout/sideways-row.ts`). */
export function reachSidewaysRows(): void {
  const update = () => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-sideways]'))
      if (narrow.matches) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
  };
  update();
  narrow.addEventListener('change', update);
}
