/**
 * The keys of a menu that unfolds (a `<details>` with links): arrows, Home and End go along its entries, Escape folds
 * it and goes back to what opened it. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function moveInMenu(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const at = stops.indexOf(event.target as HTMLElement);
  const last = stops.length - 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: menu.open ? 1 : -1,
    End: menu.open ? last : -1,
    Escape: menu.open ? 0 : -1,
  };
  const goal = goals[event.key] ?? -1;
  if (goal < 0) return;
  event.preventDefault();
  menu.open = event.key !== 'Escape';
  stops[goal]?.focus();
}
