export function syncCategoryFilter(): void {
  const menu = document.querySelector<HTMLSelectElement>('[data-filter]');
  const said = document.querySelector<HTMLElement>('[data-filter] ~ [data-text]');
  if (!menu || !said) return;
  const tell = () => {
    const all = [...document.querySelectorAll('[data-category]')];
    const { value } = menu;
    const shown = value === 'all' ? all : all.filter((book) => book.matches(`[data-category=${value}]`));
    said.textContent = (said.dataset['text'] ?? '')
      .replace('{count}', String(shown.length))
      .replace('{total}', String(all.length));
    history.replaceState(
      history.state,
      '',
      location.pathname + (value === 'all' ? '' : `?category=${value}`),
    );
  };
  menu.addEventListener('change', tell);
  // The visitor may have chosen a category before this script ran.
  if (!location.search && menu.value !== 'all') tell();
}
