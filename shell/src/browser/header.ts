/**
 * Handles the keys of the menu (a `<details>` with links): arrows, Home and End move between entries; Escape closes it
 * and focuses its opener. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
function handleMenuKey(menu: HTMLDetailsElement, event: KeyboardEvent): void {
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

function enhanceMenu(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', (event) => handleMenuKey(menu, event));
  for (const sign of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(sign, ({ type, target }) => {
      const isInside = menu.contains(target as Node);
      if (type === 'click' ? isInside && (target as Element).closest('a') : !isInside) menu.open = false;
    });
}

/** Without script the drawer is a popover; as a modal dialog it traps the focus. */
function enhanceDrawer(drawer: HTMLDialogElement): void {
  const close = () => drawer.close();
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[popovertarget="${drawer.id}"]`))
    button.addEventListener('click', (event) => {
      event.preventDefault();
      if (drawer.open) return close();
      drawer.hidePopover();
      drawer.showModal();
    });
  drawer.addEventListener('click', ({ target }) => {
    if (target === drawer || (target as Element).closest('a')) close();
  });
}

export function enhanceHeader(): void {
  const menu = document.querySelector<HTMLDetailsElement>('header details');
  const drawer = document.querySelector<HTMLDialogElement>('header dialog');
  if (menu) enhanceMenu(menu);
  if (drawer) enhanceDrawer(drawer);
}
